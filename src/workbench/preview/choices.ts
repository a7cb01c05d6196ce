import { type Example, exampleKind } from '#authoring';
import { policyNumbersByClient } from '#fixtures';
import type { Fill, Outcome } from './previewState';

/** The width of the form in pixels; undefined: that of the pane. */
export const widths = { pane: undefined, phone: 390, desktop: 1280 } as const;

export type Width = keyof typeof widths;

/** What the form is filled in with. An example by its name, because its text may change. */
export type FillChoice =
  { kind: Exclude<Fill['kind'], 'example'> } | { kind: 'example'; name: string };

/** The choices of the user for a request type. */
export interface Choices {
  key: string;
  clientId: string;
  policyNo?: string | undefined;
  today: string;
  fill: FillChoice;
  run: number;
  outcomes: { [call: string]: Outcome };
}

type Examples = { [name: string]: Example };

/** The choices before the user makes any: the customer and policy of most accepted examples. */
export function firstChoices(key: string, examples: Examples, today: string): Choices {
  const accepted = Object.entries(examples)
    .filter(([name]) => exampleKind(`${name.replace(/\.json$/, '')}.json`) === 'accepted')
    .map(([, { as }]) => as)
    .filter((as) => Object.hasOwn(policyNumbersByClient, as?.clientId ?? ''));
  const timesOf = ({ clientId, policyNo }: Example['as']) =>
    accepted.filter((as) => as.clientId === clientId && as.policyNo === policyNo).length;
  const [as] = accepted.toSorted((one, other) => timesOf(other) - timesOf(one));
  const { clientId, policyNo } = as ?? { clientId: Object.keys(policyNumbersByClient)[0]! };
  return { key, clientId, policyNo, today, fill: { kind: 'first' }, run: 0, outcomes: {} };
}

export type Change =
  | { kind: 'applicant'; clientId: string; policyNo?: string | undefined }
  | { kind: 'today'; today: string }
  | { kind: 'outcome'; call: string; outcome: Outcome }
  | { kind: 'usual' }
  | { kind: 'fill'; fill: FillChoice; example?: Example | undefined }
  | { kind: 'restart' };

/** The choices after a change. An example sets its customer and day, which the user can change afterwards. */
export function changed(choices: Choices, change: Change): Choices {
  switch (change.kind) {
    case 'applicant':
      return { ...choices, clientId: change.clientId, policyNo: change.policyNo };
    case 'today':
      return { ...choices, today: change.today };
    case 'outcome':
      return { ...choices, outcomes: { ...choices.outcomes, [change.call]: change.outcome } };
    case 'usual':
      return { ...choices, outcomes: {} };
    case 'restart':
      return { ...choices, run: choices.run + 1 };
    case 'fill': {
      const { as, today } = change.example ?? {};
      return {
        ...choices,
        fill: change.fill,
        run: choices.run + 1,
        ...(as && { clientId: as.clientId, policyNo: as.policyNo }),
        ...(today && { today }),
      };
    }
  }
}
