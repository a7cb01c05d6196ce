import { conditionsOf } from '../shared/conditions';
import { checkCondition } from './conditions';
import { Report } from './report';
import type { Types } from './types';
import { alternativesOf, anything, jsonTypeOf, union } from './valueType';

/** Conditions of schema.json on answers that the insurer gives: dates that are written in another form. */
export function checkAnswers({ definition, report, answers }: Types): void {
  for (const { file, at, condition, field } of conditionsOf(definition)) {
    if (file !== 'schema') continue;
    const found = new Report();
    const type =
      field === '' ? answers.whole : (answers.at(field.replace(/\/items$/, '')) ?? anything);
    const root = field.endsWith('/items')
      ? union(
          alternativesOf(type).map((one) =>
            jsonTypeOf(one) === 'array' ? (one.items ?? anything) : anything,
          ),
        )
      : type;
    checkCondition(found, condition, { root, isFormsOnly: true }, at);
    for (const violation of found.found)
      report.add(violation.rule, violation.at, violation.message, violation.target, 'schema');
  }
}
