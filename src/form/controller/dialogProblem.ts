import { type Problem, uiAt } from '#engine';
import type { Session } from './session';

/** Tells the first problem that has words for a dialog in one as well. */
export function dialogProblem({ props, store }: Session, problems: Problem[]): void {
  const message = problems
    .map(({ at, rule }) => uiAt(props.definition.ui, at)['ui:dialog']?.[rule])
    .find((words) => words !== undefined);
  if (message !== undefined) store.set({ dialog: { kind: 'message', message } });
}
