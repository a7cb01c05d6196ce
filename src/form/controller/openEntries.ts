import { partsOf, type Problem, uiAt } from '#engine';
import { editEntry } from './entries';
import type { Session } from './session';

/** Opens the entries of lists in which something has to be put right, so that there is a field to do it at. */
export function openEntries(session: Session, problems: Problem[]): void {
  for (const { at } of problems) {
    const [list, index, field] = partsOf(at);
    const isInEntry = field !== undefined && /^\d+$/.test(index!);
    if (isInEntry && uiAt(session.props.definition.ui, `/${list}`)['ui:entries'])
      editEntry(session, `/${list}`, Number(index));
  }
}
