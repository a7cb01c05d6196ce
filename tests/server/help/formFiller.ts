import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import {
  type Answers,
  type CompiledDefinition,
  type Context,
  openModule,
  openRequest,
  type Schema,
  submitRequest,
} from '../../../src/engine';
import type { Caller } from './caller';

/** A form as its page has it. */
export interface OpenForm {
  key: string;
  module: string;
  /** The release that its pass names. */
  release: number;
  openedAt: number;
  definition: CompiledDefinition;
  /** Makes the calls of this form. */
  caller: Caller;
  code: string;
  answers: Answers;
  savedAt: string | undefined;
}

/** A call of a form and when it was made. */
export interface FormCall {
  form: Pick<OpenForm, 'key' | 'module' | 'release' | 'openedAt'>;
  call: 'draft' | 'save' | 'submit';
  begunAt: number;
  endedAt: number;
}

export interface RaisedTicket extends FormCall {
  ticketNumber: string;
  answers: Answers;
}

/** What a customer was told in place of what they asked for. */
export interface Told {
  made: FormCall | { call: 'open'; key: string; begunAt: number; endedAt: number };
  status: number;
  message: string;
}

const definitions = new Map<string, Promise<CompiledDefinition>>();

/** The release that a pass names: the part before the signature says it. */
export const releaseOfPass = (pass: string): number | null =>
  JSON.parse(Buffer.from(pass.split('.')[0]!, 'base64url').toString()).release;

/** A definition as the browser has it: of the module, not of the files. */
export function definitionAt(module: string, caller: Caller): Promise<CompiledDefinition> {
  const known = definitions.get(module) ?? load(module, caller);
  definitions.set(module, known);
  return known;
}

async function load(module: string, caller: Caller): Promise<CompiledDefinition> {
  const { status, bytes } = await caller.send('GET', module);
  if (status !== 200) throw new Error(`${module} was answered with ${status}.`);
  const url = `data:text/javascript;base64,${bytes.toString('base64')}`;
  return openModule((await import(/* @vite-ignore */ url)).default);
}

/** Milliseconds for an answer. */
const thinking = 25;

/**
 * A customer who opens one form after the other as the portal does, answers question by question, each time saving the
 * draft, and then sends the form; now and then they leave it, and go on later with what was saved.
 */
export class FormFiller {
  readonly raised: RaisedTicket[] = [];
  readonly told: Told[] = [];
  /** Promises that were not kept, in words. */
  readonly faults: string[] = [];
  /** What was saved last and not sent yet, by request type. */
  readonly kept = new Map<string, Answers>();
  opened = 0;

  constructor(
    readonly clientId: string,
    readonly policyNumber: string,
    private readonly caller: Caller,
    private readonly keys: string[],
    /** Another one for each customer, so that not all do the same at once. */
    private readonly first: number,
  ) {}

  /** Fills in forms until it is over; the last one is finished. */
  async run(isOver: () => boolean): Promise<void> {
    for (let round = this.first; !isOver(); round++) {
      const key = this.keys[round % this.keys.length]!;
      const form = await this.#open(key);
      if (!form) await wait(thinking);
      else {
        await this.#answer(form, round);
        const isLeft = round % 5 === 3;
        if (!isLeft) await this.#send(form, round);
      }
    }
  }

  async #open(key: string): Promise<OpenForm | undefined> {
    const begunAt = Date.now();
    const { status, body } = await this.caller.get(`definitions/${key}/`);
    if (status !== 200) {
      const made = { call: 'open', key, begunAt, endedAt: Date.now() } as const;
      this.told.push({ made, status, message: body.message });
      return undefined;
    }
    const { module, pass } = body;
    const definition = await definitionAt(module, this.caller);
    const { value } = (await this.caller.get('get-sr-sub-types/')).body;
    const { name } = definition.request.subType;
    const form: OpenForm = {
      key,
      module,
      release: releaseOfPass(pass)!,
      openedAt: begunAt,
      definition,
      caller: this.caller.with({ 'form-pass': pass }),
      code: value.find(({ sr_name }: any) => sr_name.trim() === name)?.sub_type_code,
      answers: {},
      savedAt: undefined,
    };
    // Withdrawn in between: the portal says that the form could not be loaded, and offers to try again.
    if (form.code === undefined) return undefined;
    this.opened++;
    return (await this.#loadDraft(form)) ? form : undefined;
  }

  /** Everything that was saved has to be in the form, or named in words. */
  async #loadDraft(form: OpenForm): Promise<boolean> {
    const { key, caller, definition } = form;
    const begunAt = Date.now();
    const asked = { policy_number: this.policyNumber, request_type: key };
    const { status, body } = await caller.get('dgh-draft/', asked);
    if (status !== 200) {
      this.#tell(form, 'draft', begunAt, status, body);
      return false;
    }
    const found = openRequest(definition, this.#contextOf(form));
    const given = { ...('answers' in found && found.answers), ...body.form_data };
    const fields = definition.schema.properties!;
    form.answers = Object.fromEntries(
      Object.entries(given).filter(([name]) => Object.hasOwn(fields, name)),
    );
    form.savedAt = body.saved_at;
    const { renamed = {} } = definition.request;
    for (const [name, value] of Object.entries(this.kept.get(key) ?? {})) {
      const now = renamed[`/${name}`]?.slice(1) ?? name;
      const isNamed = body.changes.some(({ was, message }: any) => {
        return was === value && message.includes(value);
      });
      if (form.answers[now] !== value && !isNamed)
        this.#fault(form, `"${name}" was saved as "${String(value)}" and is gone without a word`);
    }
    return true;
  }

  /** Answers what is not answered yet; what cannot be saved is still on the page. */
  async #answer(form: OpenForm, round: number): Promise<void> {
    const { key, caller, definition } = form;
    for (const [name, rule] of Object.entries<Schema>(definition.schema.properties!)) {
      if (form.answers[name] !== undefined) continue;
      const values = rule.enum as string[] | undefined;
      form.answers[name] =
        values?.[round % values.length] ?? `${name} of ${this.clientId}, ${round}`;
      await wait(thinking);
      const begunAt = Date.now();
      const { status, body } = await caller.post('dgh-draft/', {
        policy_number: this.policyNumber,
        request_type: key,
        form_data: form.answers,
        page: '',
        ...(form.savedAt !== undefined && { saved_at: form.savedAt }),
      });
      if (status === 200) {
        form.savedAt = body.saved_at;
        this.kept.set(key, { ...form.answers });
      } else this.#tell(form, 'save', begunAt, status, body);
    }
  }

  /** Who is told to open the form again does so, and sends what came with it. */
  async #send(form: OpenForm, round: number): Promise<void> {
    for (let tries = 0; tries < 3; tries++) {
      const outcome = submitRequest(form.definition, this.#contextOf(form), form.answers);
      if (outcome.kind !== 'call') {
        this.#fault(form, `cannot be sent: ${JSON.stringify(outcome)}`);
        return;
      }
      const begunAt = Date.now();
      const call = outcome.step.call.replace(/^POST /, '');
      const { status, body } = await form.caller
        .with({ 'idempotency-key': randomUUID() })
        .post(call, outcome.payload);
      if (body.ticketnumber) {
        this.raised.push({
          ...madeBy(form, 'submit', begunAt),
          ticketNumber: body.ticketnumber,
          answers: { ...form.answers },
        });
        this.kept.delete(form.key);
        return;
      }
      this.#tell(form, 'submit', begunAt, status, body);
      const again = await this.#open(form.key);
      if (!again) return;
      form = again;
      await this.#answer(form, round);
    }
    this.#fault(form, 'could not be sent in three tries');
  }

  #contextOf({ definition, code }: OpenForm): Context {
    const policy = { policyNo: this.policyNumber, policyStatus: 'PREMIUM PAYING' };
    return {
      customer: {} as Context['customer'],
      policies: [policy],
      policy,
      subType: { name: definition.request.subType.name, code },
      today: new Date().toISOString().slice(0, 10),
    };
  }

  #tell(
    form: OpenForm,
    call: FormCall['call'],
    begunAt: number,
    status: number,
    { message }: { message: string },
  ): void {
    this.told.push({ made: madeBy(form, call, begunAt), status, message });
  }

  #fault({ key, release }: OpenForm, words: string): void {
    this.faults.push(`${this.clientId}, ${key} of release ${release}: ${words}`);
  }
}

const madeBy = (
  { key, module, release, openedAt }: OpenForm,
  call: FormCall['call'],
  begunAt: number,
): FormCall => ({
  form: { key, module, release, openedAt },
  call,
  begunAt,
  endedAt: Date.now(),
});
