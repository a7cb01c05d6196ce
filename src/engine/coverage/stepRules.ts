import type { Definition } from '../definition';
import { pointerOf } from '../pointer';
import { sightOf } from './observe';
import type { Rule } from './rule';

/** Each step once taken; each list filled, empty and failing; each look-up that finds nothing. */
export function stepRules({ request }: Definition): Rule[] {
  return [
    ...request.steps.map(({ id }, i): Rule => ({
      part: 'request',
      at: `/steps/${i}`,
      sights: [sightOf(`step ${id}`, 'taken')],
      says: `The step "${id}" was never taken. Add an example accepted-….json in which it is.`,
    })),
    ...Object.keys(request.lists ?? {}).flatMap((field) =>
      ['filled', 'empty', 'failing'].map((state): Rule => ({
        part: 'request',
        at: `/lists${pointerOf(field)}`,
        sights: [sightOf(`list ${field}`, state)],
        says: `The list of "${field}" was never seen ${state}. Add an example with "lists": { "${field}": … }.`,
      })),
    ),
    ...Object.keys(request.lookUps ?? {}).map((field): Rule => ({
      part: 'request',
      at: `/lookUps${pointerOf(field)}`,
      sights: [sightOf(`problem ${field}`, 'lookUp')],
      says: `The look-up of "${field}" was never seen to find nothing. Add an example rejected-….json in which it does.`,
    })),
  ];
}
