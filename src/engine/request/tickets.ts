import type { Definition } from '../definition/definition';
import { getAt } from '../json/pointer';

/** A ticket that a request has raised. `title`: what it is for, in the words of the definition. */
export interface Ticket {
  title: string;
  /** Absent where the response had no number: the ticket is raised, and its number follows. */
  ticketnumber?: string;
}

/** The tickets that the finished steps have raised, in their order. `steps`: the responses, by the id of the step. */
export const ticketsOf = (
  { request, ui, key }: Definition,
  steps: { [id: string]: unknown },
): Ticket[] =>
  request.steps
    .filter(({ id, raises, raisesFor }) => (raises || raisesFor) && steps[id] !== undefined)
    .map(({ id, raisesFor, title = raisesFor ?? ui['ui:title'] ?? key }) => {
      const ticketnumber = numberIn(steps[id]);
      return { title, ...(ticketnumber !== undefined && { ticketnumber }) };
    });

function numberIn(response: unknown): string | undefined {
  const number: unknown = getAt(response, '/ticketnumber');
  return (typeof number === 'string' && number.trim() !== '') || typeof number === 'number'
    ? String(number)
    : undefined;
}
