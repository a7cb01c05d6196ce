import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { knownCalls } from '../../src/api';
import type { Diagnostic } from '../../src/authoring';
import { fill, type Filled } from '../../src/authoring/fill';
import { checkDefinition } from '../../src/authoring/lint/checkDefinition';
import {
  type Answers,
  type CompiledDefinition,
  describedFields,
  documentOf,
  isSuccess,
  nextOutcome,
  openRequest,
  resolveAnswers,
} from '../../src/engine';
import { contextOf, policyNumbersByClient } from '../../src/server/integrations/demoContext';
import { definitionOf } from '../files';
import type { Answer, Caller } from '../server/help/caller';
import { prove, proveByCall, sendStep } from '../server/help/requests';
import { signExample } from '../server/help/sign';
import { TestServer } from '../server/help/server';
import { generate } from './grammar';

export const today = '2026-11-21';

/** How a generated definition ended. */
export type Ending =
  /** Lint refuses it. */
  | 'refused by lint'
  /** No customer of the demo book may ask for it: the definition says so. */
  | 'for nobody'
  | 'ticket'
  /** A step ends the request, as the definition declares. */
  | 'stopped'
  /** A rule on a value of the insurer, or on options of theirs, that no record of the demo book meets. */
  | 'other records'
  /** Clean, and yet it cannot be finished. */
  | 'dead';

export interface Proof {
  number: number;
  ending: Ending;
  why?: string;
  files: { [path: string]: string };
  diagnostics: Diagnostic[];
}

const pinCodes = ['411001', '560038', '400050', '110001'];

/** Proves definitions one after the other on one server, which gets each while it runs. */
export class Prover {
  readonly folder = mkdtempSync(join(tmpdir(), 'generated-'));
  readonly #callers = new Map<string, Caller>();
  #server!: TestServer;

  async open(): Promise<this> {
    this.#serve({}, []);
    this.#server = await TestServer.open({
      today,
      env: {
        DEFINITIONS_DIR: this.folder,
        OTP_SENDS_PER_HOUR: '10000',
        OTP_SENDS_PER_DAY: '10000',
        OUTSIDE_ASKS_PER_HOUR: '10000',
      },
    });
    return this;
  }

  async close(): Promise<void> {
    await this.#server.close();
    rmSync(this.folder, { recursive: true, force: true });
  }

  async prove(seed: number, number: number): Promise<Proof> {
    const { key, files } = generate(seed, number);
    const proof: Proof = { number, ending: 'dead', files, diagnostics: [] };
    try {
      proof.diagnostics = checkDefinition(key, files, knownCalls);
      if (proof.diagnostics.length > 0) return { ...proof, ending: 'refused by lint' };
      return { ...proof, ...(await this.#finish(key, files)) };
    } catch (error) {
      return {
        ...proof,
        why: `crash: ${(error as Error).stack?.split('\n').slice(0, 4).join(' ')}`,
      };
    }
  }

  /** Fills in the form as a customer who may, and submits it. */
  async #finish(key: string, files: Proof['files']): Promise<Pick<Proof, 'ending' | 'why'>> {
    const definition = definitionOf(key, files);
    const asked = askers(definition);
    if (asked.length === 0) return { ending: 'for nobody' };
    let problems: Filled['problems'] = [];
    for (const as of asked.slice(0, 12)) {
      const example = { about: '', today, as };
      const filled = fill(definition, (answers) => contextOf(definition, { ...example, answers }), {
        suggestions: () => pinCodes,
        seed: 1,
        optional: 0.5,
      });
      problems = filled.problems;
      if (problems.length > 0) continue;
      this.#serve(files, [key]);
      return this.#submit(definition, as, filled);
    }
    const why = `cannot be filled in: ${JSON.stringify(problems)}`;
    const isOfRecords = problems.every(
      ({ at, rule }) => rule === 'lookUp' || isFromRecords(definition, at),
    );
    return { ending: isOfRecords ? 'other records' : 'dead', why };
  }

  async #submit(
    definition: CompiledDefinition,
    as: { clientId: string; policyNo: string },
    { answers, context }: Filled,
  ): Promise<Pick<Proof, 'ending' | 'why'>> {
    const caller = await this.#signedIn(as.clientId);
    const module = await caller.get(`definitions/${definition.key}/`);
    if (module.status !== 200)
      return {
        ending: 'dead',
        why: `the server does not serve it: ${JSON.stringify(module.body)}`,
      };
    const types = (await caller.get('get-sr-sub-types/')).body.value as {
      sr_name: string;
      sub_type_code: string;
    }[];
    const code = types.find(
      (one) => one.sr_name.trim().toLowerCase() === definition.request.subType.name.toLowerCase(),
    )?.sub_type_code;
    if (code === undefined) return { ending: 'dead', why: 'the server knows no sub-type' };
    const steps: { [id: string]: unknown } = {};
    const acknowledged: string[] = [];
    const now = { ...context, subType: { ...context.subType, code }, steps, acknowledged };
    const resolved = resolveAnswers(definition, now, answers);
    const told = await this.#proveValues(caller, definition, as, now, resolved, answers);
    if (told) return { ending: 'dead', why: told };
    for (;;) {
      const outcome = nextOutcome(definition, now, resolved);
      if (outcome.kind === 'problems')
        return { ending: 'dead', why: `problems: ${JSON.stringify(outcome.problems)}` };
      if (outcome.kind === 'stopped') return { ending: 'stopped', why: outcome.message };
      if (outcome.kind === 'done')
        return outcome.tickets.every(({ ticketnumber = '' }) => /^SR\d+$/.test(ticketnumber))
          ? { ending: 'ticket' }
          : { ending: 'dead', why: `tickets ${JSON.stringify(outcome.tickets)}` };
      if (outcome.kind === 'pause') {
        acknowledged.push(outcome.step.id);
        continue;
      }
      const reply = await sendStep(caller, outcome.step, outcome.payload);
      if (reply.status !== 200)
        return {
          ending: 'dead',
          why: `${outcome.step.call} ${said(reply)} for ${JSON.stringify(outcome.payload)}`,
        };
      if (!isSuccess(reply.body) && !outcome.step.mayFail) {
        // What an outside service declines is no fault of the definition.
        const isOutside = outcome.step.raises !== 'ticket';
        return {
          ending: isOutside ? 'stopped' : 'dead',
          why: `${outcome.step.call} ${said(reply)}`,
        };
      }
      steps[outcome.step.id] = reply.body;
    }
  }

  async #proveValues(
    caller: Caller,
    definition: CompiledDefinition,
    as: { clientId: string; policyNo: string },
    context: Filled['context'],
    resolved: Answers,
    answers: Answers,
  ): Promise<string | undefined> {
    for (const proof of context.proofs ?? []) {
      const byCall = Object.entries(definition.request.proofs ?? {}).find(
        ([at, { holdsWhen }]) => holdsWhen && resolved[at.slice(1)]?.id === proof.value,
      );
      const reply = byCall
        ? await proveByCall(caller, byCall[1], documentOf(context, resolved))
        : await prove(this.#server, caller, as.policyNo, proof);
      if (reply.status !== 200 || !isSuccess(reply.body))
        return `${proof.purpose} cannot be proved: ${said(reply)}`;
    }
    if (definition.request.signatures)
      await signExample(this.#server, caller, definition, {
        about: '',
        today,
        as,
        answers,
        proofs: context.proofs,
      });
    return undefined;
  }

  async #signedIn(clientId: string): Promise<Caller> {
    const caller = this.#callers.get(clientId) ?? (await this.#server.signIn(clientId));
    this.#callers.set(clientId, caller);
    return caller;
  }

  /** The server's definitions from now on. */
  #serve(files: Proof['files'], keys: string[]): void {
    rmSync(join(this.folder, 'schemas'), { recursive: true, force: true });
    mkdirSync(join(this.folder, 'schemas'), { recursive: true });
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(join(this.folder, path, '..'), { recursive: true });
      writeFileSync(join(this.folder, path), text);
    }
    const requestTypes = keys.map((key) => ({ key, title: key }));
    const serviceTypes = [{ key: 'generated', title: 'Generated', requestTypes }];
    writeFileSync(join(this.folder, 'catalogue.json'), JSON.stringify({ serviceTypes }));
  }
}

/** The customers of the demo book who may make this request with one of their policies, each in turn. */
function askers(definition: CompiledDefinition): { clientId: string; policyNo: string }[] {
  return Object.entries(policyNumbersByClient)
    .flatMap(([clientId, numbers]) => numbers.map((policyNo, i) => ({ clientId, policyNo, i })))
    .sort((one, other) => one.i - other.i)
    .map(({ clientId, policyNo }) => ({ clientId, policyNo }))
    .filter((as) => {
      const context = contextOf(definition, { about: '', today, as });
      return 'answers' in openRequest(definition, context);
    });
}

/** Whether only the insurer's records decide about a field: its value, what can be chosen, or what it must equal. */
function isFromRecords(definition: CompiledDefinition, at: string): boolean {
  const { schema, request } = definition;
  const described = describedFields(schema).filter((field) => field.at === at);
  const same = described.map((field) => field.schema.sameAs).find((one) => one !== undefined);
  return (
    (isReadOnlyAt(definition, at) && at in (request.prefill ?? {})) ||
    at in (request.lists ?? {}) ||
    (same !== undefined && isReadOnlyAt(definition, same))
  );
}

const isReadOnlyAt = ({ schema }: CompiledDefinition, at: string): boolean =>
  describedFields(schema).some((field) => field.at === at && field.schema.readOnly);

const said = ({ status, body }: Answer) => `${status} ${JSON.stringify(body)?.slice(0, 300)}`;
