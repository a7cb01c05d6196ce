import {
  asOf,
  type CompiledDefinition,
  describedFields,
  fieldsOf,
  labelOf,
  pageSteps,
  partsOf,
  pointerOf,
  sectionId,
  uiAt,
} from '#engine';
import { type Guard } from '../lint/values/branches';
import { variablesIn } from './formula';
import { type Decision, type Model, modelOf } from './model';
import { type Picture, type PictureBuilder, pictureBuilder } from './pictureBuilder';
import { drawSteps } from './pictureSteps';
import { wordsOf } from './words';

/** Draws a definition as of a day. */
export function pictureOf(given: CompiledDefinition, today: string): Picture {
  const definition = asOf(given, today);
  const model = modelOf(definition, today);
  const builder = pictureBuilder();
  const title = definition.ui['ui:title'] ?? definition.key;
  const start = builder.node('start', [title]);
  const sections = drawSections(definition, builder, start);
  drawConditions(definition, model, builder, sections, start);
  drawSteps(definition, builder, sections.at(-1)?.id ?? start, (field) =>
    sectionOf(sections, field),
  );
  return builder.picture;
}

interface DrawnNode {
  id: string;
  fields: string[];
}

const sectionOf = (sections: DrawnNode[], field: string): string | undefined =>
  sections.find(({ fields }) => fields.includes(partsOf(field)[0]!))?.id;

/** The sections in their order, each with the fields that are always there. */
function drawSections(
  definition: CompiledDefinition,
  builder: PictureBuilder,
  start: string,
): DrawnNode[] {
  const { ui, schema } = definition;
  const always = Object.keys(schema.properties ?? {});
  const all = new Set(describedFields(schema).map(({ at }) => partsOf(at)[0]!));
  const named = new Set((ui['ui:sections'] ?? []).flatMap(fieldsOf));
  const steps = ui['ui:pages'] ? pageSteps(ui) : [];
  let before = start;
  return (ui['ui:sections'] ?? [{ fields: ['*'] }]).flatMap((section, i): DrawnNode[] => {
    const fields = fieldsOf(section).flatMap((name) =>
      name === '*' ? [...all].filter((one) => !named.has(one)) : [name],
    );
    const seen = fields.filter((name) => all.has(name) && isDrawn(definition, name));
    if (seen.length === 0) return [];
    const page = steps.find(({ pages }) => pages.includes(sectionId(section, i)))?.title;
    const title = section.title ?? section.step ?? page ?? definition.ui['ui:title'] ?? '';
    const id = builder.node('section', [
      title,
      ...seen
        .filter((name) => always.includes(name))
        .map((name) => labelOf(definition, pointerOf(name))),
    ]);
    builder.edge(before, id);
    before = id;
    return [{ id, fields }];
  });
}

const isDrawn = ({ ui }: CompiledDefinition, name: string): boolean =>
  uiAt(ui, pointerOf(name))['ui:widget'] !== 'hidden';

/** Each `if` behind what it tests, and what it shows behind it. */
function drawConditions(
  definition: CompiledDefinition,
  model: Model,
  builder: PictureBuilder,
  sections: DrawnNode[],
  start: string,
): void {
  const shownBy = new Map<Guard, string>();
  for (const { guard, around, then } of model.branches.branches) {
    const decision = model.decisions.find(({ places }) =>
      places.some(({ location }) => location === `schema#${guard.at}`),
    )!;
    const words = wordsOf(definition, decision.holds, isTrueAt(decision, `schema#${guard.at}`));
    const condition = builder.node('condition', [words]);
    const outer = around.at(-1);
    const tested = [...variablesIn(decision.holds)]
      .map(({ at }) => sectionOf(sections, at.slice('/answers'.length)))
      .find((id) => id !== undefined);
    builder.edge((outer && shownBy.get(outer)) ?? tested ?? start, condition);
    const fields = Object.keys(then?.properties ?? {}).filter(
      (name) => guard.scope !== '' || isDrawn(definition, name),
    );
    const labels = fields.map((name) => labelOf(definition, guard.scope + pointerOf(name)));
    if (labels.length === 0 && !then?.allOf && !then?.if) continue;
    const shown = builder.node('shown', labels);
    builder.edge(condition, shown, true);
    shownBy.set(guard, shown);
  }
}

const isTrueAt = ({ places }: Decision, location: string): boolean =>
  !places.find((one) => one.location === location)!.isOpposite;
