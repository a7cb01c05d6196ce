import { pointerOf } from '#engine';
import { checkCall } from './calls';
import { checkMessage } from './checkMessage';
import { mismatch } from './compare';
import { checkCondition } from './conditions';
import { itemsOf, partOf } from './expressions';
import { checkGiven } from './give';
import { partName, resolveIn } from './resolve';
import { responseOf } from './responses';
import type { Types } from './types';

/** The fields whose value fills others: what is sent, what is found, and what it fills. */
export function checkLookUps(types: Types): void {
  const { definition, calls, report, answers, document } = types;
  const place = document();
  for (const [field, lookUp] of Object.entries(definition.request.lookUps ?? {})) {
    const { call, send = {}, when, find, foundWhen, messageFrom, fills } = lookUp;
    const at = `/lookUps${pointerOf(field)}`;
    const of = `"${call}"`;
    checkCall(report, place, calls, { call, send, at });
    if (when) checkCondition(report, when, { root: place.type, empty: place.empty }, `${at}/when`);
    const response = responseOf(calls, call, true);
    if (messageFrom !== undefined)
      checkMessage(types, response, call, messageFrom, `${at}/messageFrom`);
    if (foundWhen)
      checkCondition(
        report,
        foundWhen,
        { root: response, of: `the response of ${of}` },
        `${at}/foundWhen`,
      );
    let entry = response;
    if (find) {
      const where = `${at}/find/in`;
      const list = { ...resolveIn(report, response, of, find.in, where), at: where };
      entry = itemsOf(report, { ...list, name: `"${find.in}" of ${of}` });
      const by = partOf(
        report,
        entry,
        partName(find.in, call),
        pointerOf(find.by),
        `${at}/find/by`,
      );
      const own = answers.at(field);
      const wrong = own && mismatch(own, by.type);
      if (wrong)
        report.add(
          'value-type',
          `${at}/find/by`,
          `"${find.by}" is ${wrong.to}, but the field "${field}" is ${wrong.from}, so nothing is ever found. Compare two values of one kind.`,
        );
    }
    for (const [target, from] of Object.entries(fills)) {
      const where = `${at}/fills${pointerOf(target)}`;
      const source =
        typeof from === 'string'
          ? {
              ...(find
                ? partOf(report, entry, partName(find.in, call), from, where)
                : resolveIn(report, entry, of, from, where)),
              at: where,
              name: `"${from}" of ${of}`,
            }
          : {
              type: { const: from.const },
              isOptional: false,
              at: `${where}/const`,
              name: JSON.stringify(from.const),
            };
      const type = answers.at(target);
      if (type)
        checkGiven(report, place, [source], {
          type,
          name: `the field "${target}"`,
          isEmptyAllowed: true,
        });
    }
  }
}
