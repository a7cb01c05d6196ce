import type { CompiledDefinition } from '#engine';
import { type CountedRule, placeOf } from '../coverage/coverage';
import { isCounted } from '../coverage/countedDetail';
import type { CoverageEvent } from '../coverage/coverageEvent';
import type { SourceFiles } from '../read/readDefinition';
import type { Boundary } from './boundary';
import { conditionBoundaries } from './conditionBoundaries';
import { schemaBoundaries } from './schemaBoundaries';

/** A boundary at the line of its rule. */
export interface LocatedBoundary extends Boundary {
  /** The same where one example is enough: at all places, and in all request types, that share the rule. */
  id: string;
  place: Pick<CountedRule, 'file' | 'line' | 'column'>;
  isShared: boolean;
}

/** The boundaries of all rules of a definition. */
export const boundariesOf = (
  definition: CompiledDefinition,
  sources: SourceFiles,
): LocatedBoundary[] =>
  [...schemaBoundaries(definition), ...conditionBoundaries(definition)].map((boundary) => {
    const rule = { ...boundary, mayBeShared: true } as const;
    const { id, isShared, ...place } = placeOf(definition, sources, rule);
    // How characters count is the same for all fields: one that shows it is enough.
    if (isCounted(boundary.outcome))
      return { ...boundary, id: `${boundary.keyword} ${boundary.outcome}`, isShared: false, place };
    return { ...boundary, id, isShared, place };
  });

/** Whether examples that record these events show a boundary. */
export const isShown = ({ events }: Boundary, recorded: Set<CoverageEvent>): boolean =>
  events.some((event) => recorded.has(event));
