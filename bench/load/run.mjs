/**
 * What does a server carry? `npm run load [-- --seconds 3 --rounds 5 --connections 16 --customers 3000 --on pglite,1,2,4]`
 * measures sign-ins, opened forms and submits: on the database in the process, and on PostgreSQL with as many server
 * processes as it says. Prints a table for README.md, which says how to read it. Ends with code 1 if an answer was not
 * the expected one.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import autocannon from 'autocannon';
import { syntheticCustomer } from '../../tests/feed/syntheticFeed.mjs';
import { median, quantile } from '../numbers.mjs';
import { buildServer, settingsOf, startServers } from './servers.mjs';
import { startStandIns } from './standIns.mjs';
import { worksOf } from './work.mjs';

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '3' },
    rounds: { type: 'string', default: '5' },
    connections: { type: 'string', default: '16' },
    customers: { type: 'string', default: '3000' },
    on: { type: 'string', default: 'pglite,1,2,4' },
    folder: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
    profile: { type: 'string' },
  },
});
const [seconds, rounds, connections, customers] = [
  'seconds',
  'rounds',
  'connections',
  'customers',
].map((name) => {
  const number = Number(values[name]);
  if (Number.isInteger(number) && number > 0) return number;
  console.error(`--${name} needs a whole number.`);
  process.exit(2);
});
const setups = values.on.split(',');
if (!setups.every((setup) => /^(pglite|[1-9]\d*)$/.test(setup))) {
  console.error('--on needs "pglite" and numbers of processes on PostgreSQL, with commas.');
  process.exit(2);
}

/** How much of the throughput without the definition is to be reached with it. */
const leastRatio = 0.8;

/** How often each connection does something before it is measured: until the server's code is compiled. */
const warmUpTimes = 100;

const wrongAnswers = [];
const folder = mkdtempSync(join(tmpdir(), 'portal-load-'));
const services = await startStandIns();
try {
  await buildServer();
  printHead();
  const env = settingsOf(services.address, { isFolder: values.folder });
  for (const setup of setups) {
    // Half of them sign in, which would end the sessions of the others.
    const servers = await startServers(setup, {
      folder,
      env,
      customers: 2 * customers,
      profile: values.profile,
    });
    try {
      printRows(setup, await measure(servers));
    } finally {
      await servers.stop();
    }
  }
} finally {
  services.close();
  rmSync(folder, { recursive: true, force: true });
}
for (const answer of wrongAnswers.slice(0, 10)) console.error(answer);
console.log(`\nWrong answers: ${wrongAnswers.length}`);
if (wrongAnswers.length > 0) process.exitCode = 1;

/** Measures all work in turns, so that whatever else the machine does disturbs all of it. */
async function measure(servers) {
  const works = (await worksOf(await prepare(servers.urls))).filter(
    ({ chain }) => chain.isBare || chain.name.includes(values.only),
  );
  const chains = works.flatMap(({ chain, twin }) => (twin ? [chain, twin] : [chain]));
  const slices = new Map(chains.map((chain) => [chain, []]));
  // What is loaded and compiled once is no part of it; and it tells how much takes the wanted time.
  const times = new Map();
  for (const chain of chains) {
    await measureSlice(servers, chain, warmUpTimes);
    const warm = await measureSlice(servers, chain, warmUpTimes);
    times.set(chain, Math.max(1, Math.round((warmUpTimes * seconds) / warm.seconds)));
  }
  for (let round = 0; round < rounds; round++)
    for (const chain of chains)
      slices.get(chain).push(await measureSlice(servers, chain, times.get(chain)));
  return works.map((work) => ({
    ...work,
    slices: slices.get(work.chain),
    twinSlices: slices.get(work.twin),
  }));
}

/** Signs customers in and opens a form, for what the work needs to know. */
async function prepare(urls) {
  const [url] = urls;
  const people = customersFrom(0);
  for (let at = 0; at < people.length; at += 200) {
    const some = people.slice(at, at + 200);
    const begun = await control(url, 'sessions', { clientIds: some.map((one) => one.clientId) });
    for (const [i, one] of some.entries()) Object.assign(one, begun[i]);
  }
  const [{ clientId, token }] = people;
  const headers = { Authorization: `JWT ${token}`, 'Unique-Client-Id': clientId };
  const { module } = await get(`${url}/api/definitions/gst_update/`, headers);
  const code = await (await fetch(url + module)).text();
  for (const each of urls) await control(each, 'form', { code });
  return {
    visits: visitsOf(people),
    visitors: visitsOf(customersFrom(customers)),
    otps: services.codes,
    subTypes: (await get(`${url}/api/get-sr-sub-types/`, headers)).value,
    module,
  };
}

/**
 * As many customers at a time as there are connections do this, so many times on each connection. None is cut off by an
 * end, which would count slow work for less.
 */
async function measureSlice(servers, { name, isBare, visits, steps }, times) {
  const durations = [];
  let end = 0;
  const requests = steps.map(({ make, isExpected, keep }, at) => ({
    setupRequest(request, visit) {
      if (at === 0) Object.assign(visit, visits.next(), { begun: performance.now() });
      const made = make(visit);
      return { ...request, ...made, headers: { ...request.headers, ...made.headers } };
    },
    onResponse(status, text, visit) {
      const body = bodyIn(text);
      if (status === 200 && isExpected(body)) keep?.(visit, body);
      else {
        visit.isWrong = true;
        wrongAnswers.push(`${name}: ${status} ${text.slice(0, 300)}`);
      }
      if (at < steps.length - 1) return;
      end = performance.now();
      if (!visit.isWrong) durations.push(end - visit.begun);
    },
  }));
  const before = servers.spent();
  const begin = performance.now();
  const { errors } = await autocannon({
    url: isBare ? servers.bareUrls : servers.urls,
    connections,
    amount: connections * times * steps.length,
    requests,
    timeout: 30,
    sampleInt: 50,
  });
  if (errors > 0) wrongAnswers.push(`${name}: ${errors} requests without an answer`);
  // What is done after the answers belongs to it.
  await untilHandedOver(servers.urls[0]);
  const after = servers.spent();
  // So that the same customers may raise the same requests again.
  await control(servers.urls[0], 'close', {});
  return {
    durations,
    seconds: (end - begin) / 1000,
    serverMs: after.servers - before.servers,
    databaseMs: after.database - before.database,
  };
}

/** The answer, or nothing where it is no JSON. */
function bodyIn(text) {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}

async function untilHandedOver(url) {
  for (const deadline = performance.now() + 120_000; ; await wait(50)) {
    const { waiting } = await get(`${url}/load/queue`);
    if (waiting === 0) return;
    if (performance.now() > deadline) throw new Error(`${waiting} tickets are still not sent.`);
  }
}

function control(url, name, body) {
  const headers = { 'Content-Type': 'application/json' };
  return get(`${url}/load/${name}`, headers, { method: 'POST', body: JSON.stringify(body) });
}

async function get(url, headers = {}, more = {}) {
  const response = await fetch(url, { headers, ...more });
  if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`);
  return response.json();
}

/** Customers from this one on, each with an address of their own. */
function customersFrom(first) {
  return Array.from({ length: customers }, (_, i) => ({
    ...syntheticCustomer(first + i, 1),
    address: `10.${i >> 16}.${(i >> 8) & 255}.${i & 255}`,
  }));
}

/** The customers with their policies, again and again; all others come before a customer's next policy. */
function visitsOf(people) {
  const visits = [0, 1, 2].flatMap((place) =>
    people
      .filter(({ policies }) => policies[place])
      .map((customer) => ({ customer, policyNumber: customer.policies[place].policyNumber })),
  );
  let at = 0;
  return { next: () => visits[at++ % visits.length] };
}

function printHead() {
  const processors = cpus();
  console.log(
    `${processors.length} processors (${processors[0].model.trim()}), load before: ${loadavg()[0].toFixed(1)}, ` +
      `Node ${process.versions.node}. They run the load tool, the insurer's services, the servers and the database. ` +
      `${connections} connections, ${rounds} rounds of ${seconds} s.
`,
  );
  printRow([
    'on',
    'work',
    'per second',
    'p50 / p95 / p99, ms',
    'processor ms: server',
    'database',
    'ratio',
    'to an insert',
  ]);
  printRow(Array(8).fill('---'));
}

/** Work and its twin, with the ratio of their throughputs. */
function printRows(setup, works) {
  const on = setup === 'pglite' ? 'PGlite' : `PostgreSQL, ${setup}`;
  const bare = rateOf(works.at(-1).slices);
  const print = (name, slices, ratio) =>
    printRow([
      on,
      name,
      shown(rateOf(slices)),
      quantilesOf(slices),
      costOf(slices, 'serverMs'),
      costOf(slices, 'databaseMs'),
      ratio,
      (rateOf(slices) / bare).toFixed(2),
    ]);
  for (const { chain, slices, twinSlices } of works) {
    print(chain.name, slices, twinSlices ? ratioOf(slices, twinSlices) : '');
    if (twinSlices) print('… without its definition', twinSlices, '');
  }
}

/** The median of the rounds, because other programs can disturb some; with the lowest and the highest. */
function ratioOf(slices, twinSlices) {
  const ratios = slices.map((slice, i) => rateOf([slice]) / rateOf([twinSlices[i]]));
  const range = [Math.min(...ratios), Math.max(...ratios)].map((ratio) => ratio.toFixed(2));
  const ratio = median(ratios);
  return `${ratio.toFixed(2)} (${range.join(' to ')})${ratio < leastRatio ? ' MISSED' : ''}`;
}

function rateOf(slices) {
  return countOf(slices) / sumOf(slices.map((slice) => slice.seconds));
}

function countOf(slices) {
  return sumOf(slices.map(({ durations }) => durations.length));
}

/** Processor time for each piece of work. */
function costOf(slices, place) {
  return shown(sumOf(slices.map((slice) => slice[place])) / countOf(slices));
}

function quantilesOf(slices) {
  const durations = slices.flatMap((slice) => slice.durations);
  return [0.5, 0.95, 0.99].map((share) => shown(quantile(durations, share))).join(' / ');
}

function shown(figure) {
  return figure >= 0 ? figure.toFixed(figure < 10 ? 1 : 0) : '–';
}

function sumOf(numbers) {
  return numbers.reduce((total, number) => total + number, 0);
}

function printRow(cells) {
  console.log(`| ${cells.join(' | ')} |`);
}
