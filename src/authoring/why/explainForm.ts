import {
  type Answers,
  asOf,
  type CompiledDefinition,
  type Context,
  documentOf,
  getAt,
  holds,
  openRequest,
  refusalRules,
  type RefusalRule,
  type Schema,
  type NormalizedAnswers,
  type Pointer,
  pointerOf,
  resolveAnswers,
  uiAt,
} from '#engine';
import { fieldNameOf } from '../fill/field';
import { branchesOf, type Guard } from '../lint/values/branches';
import { titleOf } from '../draft/describeValue';
import type { DefinitionFile } from '../read/readDefinition';
import { fieldsIn } from './fieldsIn';
import { type Reason, reasonOf } from './reason';

export type WhyState =
  'shown' | 'hidden' | 'required' | 'optional' | 'due' | 'skipped' | 'allowed' | 'stopped';

/** Why one part of a form is as it is. */
export interface Explanation {
  kind: 'gate' | 'field' | 'choice' | 'load' | 'signature' | 'step' | 'submit';
  /** A pointer into the answers, the id of a step, or what is asked of the customer. */
  id: string;
  title: string;
  states: { state: WhyState; reasons: Reason[] }[];
  /** What the customer reads where it stops them. */
  message?: string;
}

/** Why a form is as it is with these answers: what shows, what is asked for, what stops it, and what is sent. */
export function explainForm(
  given: CompiledDefinition,
  context: Context,
  answers: Answers,
): Explanation[] {
  const definition = asOf(given, context.today);
  const resolved = resolveAnswers(definition, context, answers);
  const form = new Form(definition, context, resolved);
  return [...form.gates(), ...form.fields(), ...form.choices(), ...form.loads(), ...form.sending()];
}

class Form {
  readonly #document: object;
  /** By condition and place: many fields have the same ones. */
  readonly #known = new Map<string, Reason>();
  readonly #results = new Map<string, boolean>();

  constructor(
    readonly definition: CompiledDefinition,
    readonly context: Context,
    readonly answers: NormalizedAnswers,
  ) {
    this.#document = documentOf(context, answers);
  }

  /** Who may ask: for each policy of the customer, and for the chosen one what else is asked. */
  *gates(): Generator<Explanation> {
    const { definition, context } = this;
    const { policies, openRequestCheck } = definition.request;
    const gate = (
      id: string,
      isAllowed: boolean,
      reasons: Reason[],
      message: string,
    ): Explanation => ({
      kind: 'gate',
      id,
      title: id,
      states: [{ state: isAllowed ? 'allowed' : 'stopped', reasons }],
      ...(!isAllowed && { message }),
    });
    const opening = openRequest(definition, context);
    const refused = 'refusal' in opening ? opening.refusal.message : '';
    for (const policy of context.policies) {
      const reason = this.#request(
        '/policies/where',
        policies.where,
        '/policy',
        { policy },
        policy,
      );
      yield gate(String(policy.policyNo), reason.holds, [reason], policies.none);
    }
    const { policy } = context;
    if (!policy) return;
    yield* this.#turnedAway('allowed', (at, condition) =>
      this.#request(at, condition, '/policy', { policy }, policy),
    );
    if (openRequestCheck) yield gate('openRequest', context.hasOpenRequest !== true, [], refused);
    const document = documentOf(context, {});
    yield* this.#turnedAway('blocked', (at, condition) =>
      this.#request(at, condition, '', document),
    );
  }

  /** Each reason to turn the chosen policy away: those after the first that does so are not asked. */
  *#turnedAway(
    gate: RefusalRule['gate'],
    reasonOf: (at: Pointer, condition: Schema) => Reason,
  ): Generator<Explanation> {
    const rules = refusalRules(this.definition.request).filter((one) => one.gate === gate);
    for (const [i, { conditionAt, condition, message, next }] of rules.entries()) {
      const reason = reasonOf(conditionAt, condition);
      const isAllowed = reason.holds === (gate === 'allowed');
      yield {
        kind: 'gate',
        id: rules.length > 1 ? `${gate} ${i + 1}` : gate,
        title: gate,
        states: [{ state: isAllowed ? 'allowed' : 'stopped', reasons: [reason] }],
        ...(!isAllowed && { message: next ? `${message} (${next.title})` : message }),
      };
    }
  }

  *fields(): Generator<Explanation> {
    const { schema } = this.definition;
    const { descriptions, required } = branchesOf(schema);
    for (const at of fieldsIn(schema, this.answers)) {
      // It is never drawn.
      if (uiAt(this.definition.ui, at)['ui:widget'] === 'hidden') continue;
      const name = fieldNameOf(at);
      const ways = descriptions.filter((one) => one.at === name).map(({ guards }) => guards);
      const asked = required
        .filter(({ names, scope }) => names.some((one) => `${scope}/${one}` === name))
        .map(({ guards }) => guards);
      const shown = this.#decided(ways, at);
      const demanded = this.#decided(asked, at);
      const states: Explanation['states'] = [
        { state: shown.holds ? 'shown' : 'hidden', reasons: shown.reasons },
      ];
      if (shown.holds)
        states.push({
          state: demanded.holds ? 'required' : 'optional',
          reasons: demanded.reasons,
        });
      yield { kind: 'field', id: at, title: titleOf(this.definition, at), states };
    }
  }

  /** Each choice that is offered to some only. */
  *choices(): Generator<Explanation> {
    const { choices = {} } = this.definition.request;
    for (const [field, values] of Object.entries(choices))
      for (const [value, { when }] of Object.entries(values)) {
        const at = pointerOf('choices', field, value, 'when');
        const reason = this.#request(at, when, '', this.#document);
        yield {
          kind: 'choice',
          id: field + pointerOf(value),
          title: `${titleOf(this.definition, field)}: ${value}`,
          states: [{ state: reason.holds ? 'shown' : 'hidden', reasons: [reason] }],
        };
      }
  }

  *loads(): Generator<Explanation> {
    for (const [i, { call, when }] of (this.definition.request.load ?? []).entries()) {
      const document = documentOf(this.context, {});
      const at = `/load/${i}/when`;
      const reason = when && this.#request(at, when, '', document);
      yield { kind: 'load', id: call, title: call, states: [dueState(reason)] };
    }
  }

  *sending(): Generator<Explanation> {
    const { definition, context } = this;
    const { submitWhen, signatures = [], steps } = definition.request;
    if (submitWhen) {
      const opening = openRequest(definition, context);
      const start = 'answers' in opening ? opening.answers : {};
      const first = resolveAnswers(definition, context, start);
      const document = { ...this.#document, first };
      const reason = this.#request('/submitWhen/is', submitWhen.is, '', document);
      yield {
        kind: 'submit',
        id: 'submitWhen',
        title: 'submitWhen',
        states: [{ state: reason.holds ? 'allowed' : 'stopped', reasons: [reason] }],
        ...(!reason.holds && { message: submitWhen.message }),
      };
    }
    for (const [i, { id, title, when }] of signatures.entries()) {
      const reason = when && this.#request(`/signatures/${i}/when`, when, '', this.#document);
      yield { kind: 'signature', id, title, states: [dueState(reason)] };
    }
    for (const [i, { id, call, when }] of steps.entries()) {
      const reason = when && this.#request(`/steps/${i}/when`, when, '', this.#document);
      yield { kind: 'step', id, title: call, states: [dueState(reason)] };
    }
  }

  #request(
    at: Pointer,
    condition: object,
    subject: Pointer,
    document: object,
    value: unknown = document,
  ): Reason {
    const file: DefinitionFile = 'request';
    const isTrue = holds(this.definition, `request#${at}`, value);
    const asked = { file, at, condition, subject, holds: isTrue };
    return reasonOf(this.definition, document, asked);
  }

  /** Whether all conditions of one way hold: with those of that way, or those that fail, one of each way. */
  #decided(ways: Guard[][], at: Pointer): { holds: boolean; reasons: Reason[] } {
    const failing: Guard[] = [];
    for (const guards of ways) {
      const wrong = guards.find((guard) => !this.#isTrue(guard.at, scopeAt(guard, at)));
      if (!wrong) return { holds: true, reasons: this.#reasons(guards, at) };
      failing.push(wrong);
    }
    return { holds: false, reasons: this.#reasons([...new Set(failing)], at) };
  }

  #reasons(guards: Guard[], at: Pointer): Reason[] {
    return guards.map((guard) => this.#reason(guard, scopeAt(guard, at)));
  }

  #reason({ at, condition }: Guard, scope: Pointer): Reason {
    const id = `${at} ${scope}`;
    const known = this.#known.get(id);
    if (known) return known;
    const asked = { file: 'schema' as const, at, condition, subject: `/answers${scope}` };
    const isTrue = this.#isTrue(at, scope);
    const reason = reasonOf(this.definition, this.#document, { ...asked, holds: isTrue });
    this.#known.set(id, reason);
    return reason;
  }

  #isTrue(at: Pointer, scope: Pointer): boolean {
    const id = `${at} ${scope}`;
    let known = this.#results.get(id);
    if (known === undefined) {
      const value: unknown = getAt(this.answers, scope);
      known = holds(this.definition, `schema#${at}`, value ?? {});
      this.#results.set(id, known);
    }
    return known;
  }
}

const dueState = (reason: Reason | undefined): Explanation['states'][number] => ({
  state: !reason || reason.holds ? 'due' : 'skipped',
  reasons: reason ? [reason] : [],
});

/** Where a condition applies for a field: in the entry that the field is of. */
function scopeAt({ scope }: Guard, at: Pointer): Pointer {
  const parts = scope.split('/');
  const own = at.split('/');
  return parts
    .map((part, i) => (part === 'items' && /^\d+$/.test(own[i] ?? '') ? own[i] : part))
    .join('/');
}
