import { type Problem, uiAt } from '#engine';
import type { Session } from './session';

/** Tells in a toast as well what the definition wants told there. */
export function toastProblems({ props }: Session, problems: Problem[]): void {
  for (const { at, rule, message } of problems)
    if (uiAt(props.definition.ui, at)['ui:toast']?.includes(rule)) props.notify('danger', message);
}
