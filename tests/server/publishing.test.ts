import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Answers, CompiledDefinition, Schema } from '../../src/engine';
import { openRecord } from '../../src/server/asShown/asShownRecord';
import { readDraft } from '../../src/server/drafts/drafts';
import { readSecrets } from '../../src/server/secrets';
import { readSettings } from '../../src/server/readSettings';
import type { Services } from '../../src/server/services';
import { openStore } from '../../src/server/store/open';
import { asShownRecords, customers, policies, tickets } from '../../src/server/store/schema';
import { runCatalogue } from '../cli/runCatalogue';
import { syntheticCustomer } from '../feed/syntheticFeed.mjs';
import { builtServer } from './help/builtServer';
import type { Caller } from './help/caller';
import { createTestStorage, type TestStorage } from './help/database';
import {
  definitionAt,
  FormFiller,
  type RaisedTicket,
  type Told,
  releaseOfPass,
} from './help/formFiller';
import { moodNote } from './help/moodNote';
import { Processes } from './help/processes';
import { Publisher, type Texts } from './help/publisher';

const token = 'p'.repeat(40);
/** PGlite serves one process. */
const processes = process.env.DATABASE_URL ? 2 : 1;
const people = Array.from({ length: 20 }, (_, n) => syntheticCustomer(n + 1));
const keys = ['mood_note', 'calm_note', 'rest_note'];

let place: TestStorage;
let portal: Processes;

beforeEach(async () => {
  place = await createTestStorage();
  await insertPeople();
  const program = join(await builtServer(), 'server/main.js');
  const env = {
    RELEASES: 'on',
    RELEASE_TOKENS: `asha=${token}`,
    CALLS_PER_MINUTE: '1000000',
    SIGN_IN_CALLS_PER_MINUTE: '1000000',
  };
  portal = await Processes.start(
    program,
    place,
    Array.from({ length: processes }, () => env),
  );
}, 180_000);
afterEach(async () => {
  vi.unstubAllEnvs();
  await portal?.stop();
  await place.remove();
});

const storeSettings = () => ({
  dataDir: place.env.DATA_DIR,
  databaseUrl: place.env.DATABASE_URL,
});

async function insertPeople() {
  const { db, close } = await openStore(storeSettings());
  for (const { policies: owned, ...data } of people) {
    const { clientId, dateOfBirth, phoneNumber, emailId } = data;
    await db.insert(customers).values({ clientId, dateOfBirth, phoneNumber, emailId, data });
    for (const [order, { premiums: _, ...policy }] of owned.entries()) {
      const { policyNumber } = policy;
      await db.insert(policies).values({ policyNumber, clientId, place: order, data: policy });
    }
  }
  await close();
}

const text = { type: 'string', maxLength: 60 };
const choice = (...values: string[]) => ({ type: 'string', enum: values });
/** A customer may send several of one policy. */
const request = { openRequestCheck: false };

/** A request type by this name. */
const noteOf = (name: string, fields: { [name: string]: object }, more: object = {}): Texts => {
  const note = moodNote({
    fields,
    required: Object.keys(fields),
    request: { ...request, ...more },
  });
  return JSON.parse(JSON.stringify(note).replaceAll('mood', name));
};

const mood = choice('tired', 'fine', 'glad');
const renamed = { renamed: { '/since': '/begun' } };
const before = noteOf('mood', { mood, since: text, remark: text });
const wished = noteOf('mood', { mood, since: text, remark: text, wish: text });
const begun = noteOf('mood', { mood, begun: text, remark: text, wish: text }, renamed);
const short = noteOf('mood', { mood, begun: text, wish: text }, renamed);
const fewer = noteOf('mood', { mood: choice('fine', 'glad'), begun: text, wish: text }, renamed);
const calm = noteOf('calm', { mood, since: text });
const rest = noteOf('rest', { mood, remark: text });

let catalogues = 0;
type Offer = [files: Texts, entry?: object];
const catalogueOf = (...offers: Offer[]): Texts =>
  Object.assign({}, ...offers.map(([files]) => files), {
    'catalogue.json': {
      serviceTypes: [
        {
          key: 'wellbeing',
          title: `Catalogue ${++catalogues}`,
          requestTypes: offers.map(([files, entry]) => {
            const key = /schemas\/(\w+)/.exec(Object.keys(files)[0]!)![1]!;
            return { key, title: key, icon: 'pen', ...entry };
          }),
        },
      ],
    },
  });

/** One after the other: what is published, or the number of the release to go back to. */
const changes: [what: string, to: Texts | number][] = [
  ['the first', catalogueOf([before], [calm])],
  ['a field added', catalogueOf([wished], [calm])],
  ['a field renamed', catalogueOf([begun], [calm])],
  ['back to before the field was renamed', 2],
  ['the field renamed again', catalogueOf([begun], [calm])],
  ['a field removed', catalogueOf([short], [calm])],
  ['a choice removed', catalogueOf([fewer], [calm])],
  ['a request type removed', catalogueOf([fewer])],
  ['back to before it was removed', 6],
  ['a request type withdrawn', catalogueOf([fewer], [calm, { offered: false }])],
  ['back to before it was withdrawn', 6],
  ['a request type added', catalogueOf([fewer], [calm], [rest])],
  ['back by several releases', 2],
];

/** A change of what is live. */
interface Change {
  what: string;
  /** Undefined for the first. */
  from: number | undefined;
  to: number;
  isRollback: boolean;
  begunAt: number;
  answeredAt: number;
  /** When each process served it. */
  servedAt: number[];
  /** When a form of it could be opened at each. */
  openedAt: number[];
}

/** What was live when, and which forms each release gave out. */
class Trial {
  readonly changes: Change[] = [];
  /** By release, then by request type. */
  readonly forms = new Map<
    number,
    Map<string, { module: string; definition: CompiledDefinition }>
  >();

  /** The releases that were live at a process at some moment of this time. */
  liveDuring({ begunAt, endedAt }: { begunAt: number; endedAt: number }): number[] {
    return this.changes
      .filter(
        (change, i) =>
          change.begunAt <= endedAt &&
          Math.max(...(this.changes[i + 1]?.servedAt ?? [Infinity])) >= begunAt,
      )
      .map(({ to }) => to);
  }

  /** Whether a form was open, or a call under way, when its release was left by a rollback; and whether all knew that. */
  left(release: number, openedAt: number, begunAt: number, endedAt: number) {
    const leaving = this.changes.filter(
      ({ isRollback, from, to, begunAt: at, servedAt }) =>
        isRollback &&
        from! >= release &&
        to < release &&
        Math.max(...servedAt) >= openedAt &&
        at <= endedAt,
    );
    return {
      perhaps: leaving.length > 0,
      surely: leaving.some(
        ({ servedAt, begunAt: at }) => at >= openedAt && Math.max(...servedAt) <= begunAt,
      ),
    };
  }
}

it(
  'goes on under twenty customers who fill in forms: nobody loses an answer',
  { timeout: 180_000 },
  async () => {
    const trial = new Trial();
    const callers = await Promise.all(
      people.map(({ policies: [policy], dateOfBirth: dob, phoneNumber }) =>
        portal.signInBy({ policyNumber: policy!.policyNumber, dob }, phoneNumber),
      ),
    );
    const fillers = people.map(
      ({ clientId, policies: [policy] }, n) =>
        new FormFiller(clientId, policy!.policyNumber, callers[n]!, keys, n),
    );
    const opened = () => fillers.reduce((sum, one) => sum + one.opened, 0);
    let isOver = false;
    const filling = (async () => {
      await vi.waitUntil(() => trial.changes.length > 0, { timeout: 60_000 });
      await Promise.all(fillers.map((one) => one.run(() => isOver)));
    })();

    for (const change of changes) {
      trial.changes.push(await make(change, trial, callers[0]!));
      await recordForms(trial, callers[0]!);
      const enough = opened() + fillers.length / 2;
      await Promise.race([filling, vi.waitUntil(() => opened() >= enough, { timeout: 60_000 })]);
    }
    isOver = true;
    await filling;
    expect(portal.takeErrors()).toEqual([]);
    await portal.stop();

    const raised = fillers.flatMap((one) => one.raised);
    const told = fillers.flatMap((one) => one.told);
    const refused = told.flatMap(({ made }) => (made.call === 'submit' ? [made] : []));
    const sent = [...raised, ...refused];
    process.stdout.write(figuresOf(trial, raised, told));
    expect({
      lostAnswers: fillers.flatMap((one) => one.faults),
      words: told.flatMap((one) => wrongWords(trial, one)),
      tickets: await wrongTickets(trial, raised),
      drafts: await lostDrafts(fillers),
    }).toEqual({ lostAnswers: [], words: [], tickets: [], drafts: [] });
    for (const isRollback of [false, true]) {
      const across = trial.changes
        .filter((change) => change.from !== undefined && change.isRollback === isRollback)
        .flatMap(({ answeredAt, servedAt }) =>
          sent.filter(
            ({ form, endedAt }) => form.openedAt < answeredAt && endedAt > Math.max(...servedAt),
          ),
        );
      expect(across.length, 'forms that were open across a change').toBeGreaterThan(0);
    }
  },
);

/** Publishes or rolls back at one process, and waits until each of them serves it. */
async function make(
  [what, to]: (typeof changes)[number],
  { changes: made }: Trial,
  customer: Caller,
): Promise<Change> {
  const at = made.length % processes;
  const from = made.at(-1)?.to;
  const begunAt = Date.now();
  const number =
    typeof to === 'number'
      ? await rollBack(to, portal.servers[at]!.url)
      : await new Publisher(token).publish(portal.only(at), to);
  const answeredAt = Date.now();
  const all = portal.servers.map((_, i) => portal.only(i).with(customer.headers));
  const [servedAt, openedAt] = await Promise.all(
    [isInCatalogue, isOpened].map((isServed) =>
      Promise.all(all.map((one) => until(isServed, one))),
    ),
  );
  async function until(
    isServed: (caller: Caller, number: number) => Promise<boolean>,
    caller: Caller,
  ) {
    while (!(await isServed(caller, number))) await wait(2);
    return Date.now();
  }
  const isRollback = typeof to === 'number';
  return {
    what,
    from,
    to: number,
    isRollback,
    begunAt,
    answeredAt,
    servedAt: servedAt!,
    openedAt: openedAt!,
  };
}

/** By the command, as an operator does. */
async function rollBack(number: number, url: string): Promise<number> {
  vi.stubEnv('RELEASE_TOKEN', token);
  const args = ['rollback', String(number), '--note', 'Wrong', '--server', url];
  expect(await runCatalogue(tmpdir(), args)).toMatchObject({ code: 0 });
  return number;
}

/** Each release has a catalogue of its own, by its number. */
const isInCatalogue = async (caller: Caller, number: number): Promise<boolean> =>
  (await caller.get('catalogue/')).body.serviceTypes[0]?.title === `Catalogue ${number}`;

/** A form of it can be opened: the first who does so waits until it is compiled. */
async function isOpened(caller: Caller, number: number): Promise<boolean> {
  const { pass } = (await caller.get('definitions/mood_note/')).body;
  return pass !== undefined && releaseOfPass(pass) === number;
}

async function recordForms({ changes: made, forms }: Trial, customer: Caller) {
  const own = new Map<string, { module: string; definition: CompiledDefinition }>();
  for (const key of keys) {
    const { status, body } = await customer.get(`definitions/${key}/`);
    if (status !== 200) continue;
    const { module } = body;
    own.set(key, { module, definition: await definitionAt(module, customer) });
  }
  forms.set(made.at(-1)!.to, own);
}

/** Words are due only where a release was left, or has nothing to open; and they say what to do. */
function wrongWords(trial: Trial, { made, status, message }: Told): string[] {
  const isAllowed =
    made.call === 'open'
      ? trial.liveDuring(made).some((live) => !trial.forms.get(live)!.has(made.key))
      : trial.left(made.form.release, made.form.openedAt, made.begunAt, made.endedAt).perhaps;
  const isHelp = /please|call us/i.test(message) && [403, 404, 409, 422].includes(status);
  if (isAllowed && isHelp) return [];
  const form = made.call === 'open' ? made.key : `${made.form.key} of ${made.form.release}`;
  return [`${made.call} ${form}: ${status} ${message}${isAllowed ? '' : ' (without a reason)'}`];
}

/** Compares each ticket with the form that it was sent from. */
async function wrongTickets(trial: Trial, raised: RaisedTicket[]): Promise<string[]> {
  const { db, close } = await openStore(storeSettings());
  const rows = (await db.select().from(tickets)).filter(({ clientId }) => isPerson(clientId));
  const records = await db.select().from(asShownRecords);
  await close();
  const wrong: string[] = [];
  if (rows.length !== raised.length) wrong.push(`${rows.length} tickets, ${raised.length} told of`);
  for (const { ticketNumber, form, begunAt, endedAt, answers } of raised) {
    const note = (words: string) =>
      wrong.push(`${ticketNumber}, ${form.key} opened under ${form.release}: ${words}`);
    const row = rows.find((one) => one.ticketNumber === ticketNumber);
    const sealed = records.find((one) => one.ticketNumber === ticketNumber);
    if (!row || !sealed) {
      note('is not stored');
      continue;
    }
    const left = trial.left(form.release, form.openedAt, begunAt, endedAt);
    const expected = [
      ...(left.surely ? [] : [form.release]),
      ...(left.perhaps ? trial.liveDuring({ begunAt, endedAt }) : []),
    ];
    if (!expected.includes(row.release!))
      note(`names release ${row.release}, not ${expected.join(' or ')}`);
    const { policyNumber: _, etli_sub_type: __, ...stored } = row.answers as Answers;
    if (!isDeepStrictEqual(stored, answers)) note(`has ${JSON.stringify(stored)}`);
    const shown = openRecord(ticketNumber, sealed);
    const { definition } = trial.forms.get(row.release!)?.get(form.key) ?? {};
    const questions = (shown?.parts ?? []).flatMap((part) =>
      part.kind === 'question'
        ? [[part.label, part.choices ?? [], part.answers.map((one) => one.text)]]
        : [],
    );
    if (
      shown?.release !== row.release ||
      !definition ||
      !isDeepStrictEqual(questions, questionsOf(definition, answers))
    )
      note(`its record is of ${shown?.release}: ${JSON.stringify(questions)}`);
  }
  return wrong;
}

const isPerson = (clientId: string) => people.some((one) => one.clientId === clientId);

/** Each question of a form with its choices and the answer, as they are read. */
const questionsOf = ({ schema, ui }: CompiledDefinition, answers: Answers) =>
  Object.entries<Schema>(schema.properties!).map(([name, { enum: values }]) => {
    const labels: string[] = ui[name]!['ui:enumNames'] ?? [];
    const answer = answers[name] as string;
    return [ui[name]!['ui:title'], labels, [values ? labels[values.indexOf(answer)] : answer]];
  });

/** Compares what is stored with what each customer had saved last. */
async function lostDrafts(fillers: FormFiller[]): Promise<string[]> {
  const settings = readSettings(place.env);
  const { db, close } = await openStore(storeSettings());
  const secrets = await readSecrets(settings);
  const services = { db, secrets, settings, now: () => new Date() } as unknown as Services;
  const lost: string[] = [];
  for (const { clientId, policyNumber, kept } of fillers)
    for (const [requestKey, answers] of kept) {
      const stored = await readDraft(services, { clientId, policyNumber, requestKey });
      if (!stored || !('answers' in stored) || !isDeepStrictEqual(stored.answers, answers))
        lost.push(`${requestKey} of ${clientId}: ${JSON.stringify(stored)}`);
    }
  await close();
  return lost;
}

function figuresOf({ changes: made }: Trial, raised: RaisedTicket[], told: Told[]): string {
  const rows = made.map(({ what, to, begunAt, answeredAt, ...change }) => {
    const after = (moments: number[]) => moments.map((at) => at - answeredAt).join(' and ');
    const [served, opened] = [after(change.servedAt), after(change.openedAt)];
    const answered = `answered in ${answeredAt - begunAt} ms`;
    return `release ${to}, ${what}: ${answered}, served ${served} ms later, a form opened ${opened} ms later`;
  });
  const count = `${raised.length} tickets, ${told.length} times words`;
  return `${[...rows, count].join('\n')}\n`;
}
