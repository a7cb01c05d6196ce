import { pointerOf } from '../json/pointer';
import type { NextStep, OneOrMore, RefusalWords, RequestRules } from './requestRules';
import type { Pointer, Schema } from './valueExpression';

/** One reason to turn a chosen policy away: an entry of `policies.allowed` or of `blocked`. */
export interface RefusalRule {
  /** `allowed` refuses where its condition fails, `blocked` where it holds. */
  gate: 'allowed' | 'blocked';
  /** Pointer to the entry in request.json. */
  at: Pointer;
  /** Pointer to its condition. */
  conditionAt: Pointer;
  /** Over the policy (`allowed`), or over the document with what was loaded (`blocked`). */
  condition: Schema;
  message: string;
  next?: NextStep | undefined;
}

type RefusalEntry = { where?: Schema; when?: Schema } & RefusalWords;

const gates = [
  { gate: 'allowed', at: '/policies/allowed', name: 'where' },
  { gate: 'blocked', at: '/blocked', name: 'when' },
] as const;

/** Every reason to turn a chosen policy away, in the order in which they are asked: the first that applies refuses. */
export function refusalRules({ policies, blocked }: RequestRules): RefusalRule[] {
  const entriesOf = { allowed: policies.allowed, blocked };
  return gates.flatMap(({ gate, at, name }) => {
    const entries: OneOrMore<RefusalEntry> = entriesOf[gate] ?? [];
    return [entries].flat().map((entry, i): RefusalRule => {
      const place = Array.isArray(entries) ? at + pointerOf(i) : at;
      const { message, next } = entry;
      const condition = entry[name]!;
      return { gate, at: place, conditionAt: `${place}/${name}`, condition, message, next };
    });
  });
}
