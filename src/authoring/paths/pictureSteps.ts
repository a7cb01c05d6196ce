import type { CompiledDefinition, Pointer } from '#engine';
import { formulaOf } from './formulaOf';
import type { PictureBuilder, PictureEdge } from './pictureBuilder';
import { Variables } from './variables';
import { wordsOf } from './words';

/** What leads to the next node. */
type Open = [from: string, label?: PictureEdge['label']];

/** The steps behind the last section: when each is taken, what stops the request, and where it pauses. */
export function drawSteps(
  definition: CompiledDefinition,
  builder: PictureBuilder,
  last: string,
  sectionOf: (field: Pointer) => string | undefined,
): void {
  const { steps, submitWhen, success } = definition.request;
  const wordsFor = (condition: object) =>
    wordsOf(definition, formulaOf(condition, '', new Variables()));
  let open: Open[] = [[last]];
  const lead = (to: string) => {
    for (const [from, label] of open) builder.edge(from, to, label);
    open = [[to]];
  };
  if (submitWhen) {
    const condition = builder.node('condition', [wordsFor(submitWhen.is)]);
    lead(condition);
    builder.edge(condition, builder.node('stop', [submitWhen.message]), false);
    open = [[condition, true]];
  }
  for (const { id, call, title, when, stopWhen, pause } of steps) {
    let skipped: Open[] = [];
    if (when) {
      const condition = builder.node('condition', [wordsFor(when)]);
      lead(condition);
      skipped = [[condition, false]];
      open = [[condition, true]];
    }
    const step = builder.node('step', [title ?? id, call]);
    lead(step);
    if (stopWhen) {
      const words = wordsOf(definition, formulaOf(stopWhen, '', new Variables()));
      builder.edge(step, builder.node('stop', ['Nothing is raised']), words);
    }
    if (stopWhen || pause?.choices) open = [[step, 'otherwise']];
    if (pause?.choices) {
      const { note, goOn, change, field } = pause.choices;
      const choice = builder.node('condition', note === undefined ? [goOn, change] : [note]);
      builder.edge(step, choice, 'it fails');
      const section = sectionOf(field);
      if (section) builder.edge(choice, section, change);
      open.push([choice, goOn]);
    }
    open.push(...skipped);
  }
  lead(builder.node('done', [success.message]));
}
