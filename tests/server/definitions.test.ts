import { cpSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import {
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  symlink,
  utimes,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openModule } from '../../src/engine';
import { DiskCache } from '../../src/server/definitions/definitionCache';
import { addPassbookTo } from '../passbook';
import type { Caller } from './help/caller';
import { createTestStorage, root } from './help/database';
import { fileNamed } from './help/files';
import { TestServer } from './help/server';
import { until } from './help/smallServer';
import { expectLogged } from '../setup/output';

const passbook = join(root, 'tests/fixtures/passbook/schemas/passbook_copy');
let folder: string;
let server: TestServer;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-definitions-'));
  for (const part of ['catalogue.json', 'schemas/_shared', 'schemas/pan_card'])
    await cp(join(root, part), join(folder, part), { recursive: true });
  server = await TestServer.open({ env: { DEFINITIONS_DIR: folder } });
});
afterEach(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

/** Writes a file as a whole: the server, which looks at any moment, would tell a half-written one. */
const write = async (path: string, content: unknown) => {
  const file = join(folder, path);
  await mkdir(join(file, '..'), { recursive: true });
  const whole = `${folder}-written`;
  await writeFile(whole, typeof content === 'string' ? content : JSON.stringify(content));
  await rename(whole, file);
};
const moduleOf = async (key: string) =>
  (await (await server.somebody()).get(`definitions/${key}/`)).body.module as string;
const availableKeys = async () =>
  (await (await server.somebody()).get('catalogue/')).body.serviceTypes
    .flatMap(({ requestTypes }: any) => requestTypes)
    .filter(({ available }: any) => available)
    .map(({ key }: any) => key);

/** Adds one of the project's request types as a whole: a part of it could be taken up. `edit` changes its request.json. */
const add = async (key: string, edit = (text: string) => text) => {
  const copy = await mkdtemp(join(tmpdir(), 'portal-added-'));
  await cp(join(root, 'schemas', key), copy, { recursive: true });
  const rules = join(copy, 'request.json');
  await writeFile(rules, edit(await readFile(rules, 'utf8')));
  await rename(copy, join(folder, 'schemas', key));
};
const addPassbook = async () => addPassbookTo(folder);
const restart = async () => {
  await server.close();
  server = await TestServer.open({ env: { DEFINITIONS_DIR: folder } });
};
const subTypeCode = async (caller: Caller, name: string) =>
  (await caller.get('get-sr-sub-types/')).body.value.find(({ sr_name }: any) => sr_name === name)
    .sub_type_code as string;

describe('a request type added while the server runs', () => {
  it('is offered, validated, submitted and tracked without a restart', async () => {
    const asha = await server.signIn('C10001');
    expect((await asha.multipart('passbook-copy/', {})).status).toBe(404);
    await addPassbook();
    expect(await availableKeys()).toContain('passbook_copy');
    const subTypes = (await asha.get('get-sr-sub-types/')).body.value;
    const etli_sub_type = subTypes.find(
      ({ sr_name }: any) => sr_name === 'passbook copy',
    ).sub_type_code;

    const send = (fields: { [name: string]: string }) =>
      asha.multipart(
        'passbook-copy/',
        { policyNumber: '50010001', etli_sub_type, ...fields },
        { passbook_page: fileNamed('page.jpg') },
      );
    expect((await send({ reason: 'eaten' })).body.problems[0]).toMatchObject({ at: '/reason' });
    const hidden = await send({ reason: 'full', lost_on: '2026-01-01' });
    expect(hidden.status).toBe(422);
    expect(hidden.body.problems).toEqual([
      expect.objectContaining({ at: '/lost_on', rule: 'unknown' }),
    ]);
    const { body } = await send({ reason: 'lost', lost_on: '2026-01-01' });
    expect(body.message).toBe(
      `We have received your request for a passbook copy. Your reference number is ${body.ticketnumber}`,
    );
    expect((await send({ reason: 'full' })).status).toBe(409);
    const tracked = await asha.post('track-service-request', { policyNumber: '50010001' });
    expect(tracked.body.value[0].etli_SubType.etli_name).toBe('passbook copy');
  });
});

describe('a request type changed while the server runs', () => {
  it('is validated and served with its new rules at a new URL while the old URL keeps working', async () => {
    await addPassbook();
    const before = await moduleOf('passbook_copy');
    const schema = JSON.parse(
      await readFile(join(folder, 'schemas/passbook_copy/schema.json'), 'utf8'),
    );
    schema.required.push('comment');
    await write('schemas/passbook_copy/schema.json', schema);
    const after = await moduleOf('passbook_copy');
    expect(after).not.toBe(before);
    for (const address of [before, after])
      expect((await server.anyone.send('GET', address)).status).toBe(200);
  });

  it('keeps its last valid version while its files are invalid, and logs the error', async () => {
    const good = await readFile(join(folder, 'schemas/pan_card/request.json'), 'utf8');
    const before = await moduleOf('pan_card');
    await write('schemas/pan_card/request.json', good.slice(0, -20));
    await addPassbook();
    expect(await availableKeys()).toEqual(['pan_card', 'passbook_copy']);
    expect(await moduleOf('pan_card')).toBe(before);
    expectLogged(/schemas\/pan_card\/request\.json:\d+:\d+ error/);
    await write('schemas/pan_card/request.json', good.replace('Your reference', 'The reference'));
    expect(await moduleOf('pan_card')).not.toBe(before);
  });

  it('keeps its last valid version while a file is not UTF-8', async () => {
    const before = await moduleOf('pan_card');
    const ui = await readFile(join(folder, 'schemas/pan_card/ui.json'), 'utf8');
    const windows = Buffer.from(ui.replace('"ui:title": "', '"ui:title": "T\u00f6'), 'latin1');
    await writeFile(join(folder, 'schemas/pan_card/ui.json'), windows);
    expect(await moduleOf('pan_card')).toBe(before);
    expectLogged(/schemas\/pan_card\/ui\.json:1:1 error file-encoding/);
    const catalogue = await readFile(join(folder, 'catalogue.json'));
    await writeFile(join(folder, 'catalogue.json'), Buffer.concat([catalogue, Buffer.of(0xff)]));
    expect(await availableKeys()).toEqual(['pan_card']);
    expectLogged(/catalogue\.json:1:1 error file-encoding/);
  });

  it('keeps the last valid catalogue while the new one cannot be read', async () => {
    await write('catalogue.json', '{');
    expect(await availableKeys()).toEqual(['pan_card']);
    expectLogged(/catalogue\.json:1:\d+ error/);
  });

  it('disappears with its folder', async () => {
    rmSync(join(folder, 'schemas/pan_card'), { recursive: true });
    expect(await availableKeys()).toEqual([]);
    expect((await (await server.somebody()).get('definitions/pan_card/')).status).toBe(404);
  });
});

describe('a changed request type whose form is not opened', () => {
  it('answers its new call, because the file system told of the change', async () => {
    await addPassbook();
    const asha = await server.signIn('C10001');
    const etli_sub_type = await subTypeCode(asha, 'passbook copy');
    const path = 'schemas/passbook_copy/request.json';
    const rules = await readFile(join(folder, path), 'utf8');
    await write(path, rules.replace('POST passbook-copy/', 'POST passbook-again/'));
    const fields = { policyNumber: '50010001', etli_sub_type, reason: 'torn' };
    const files = { passbook_page: fileNamed('page.jpg') };
    const send = (call: string) => asha.multipart(call, fields, files);
    await until(async () => (await send('passbook-again/')).status !== 404);
    expect((await send('passbook-again/')).status).toBe(409);
    expect((await send('passbook-copy/')).status).toBe(404);
  });

  it('does so after its folder, and the one around it, were put in the place of others', async () => {
    await addPassbook();
    const isAnswered = async (call: string) => (await server.anyone.post(call, {})).status !== 404;
    expect(await isAnswered('passbook-copy/')).toBe(true);
    const schemas = join(folder, 'schemas');
    const request = join(schemas, 'passbook_copy/request.json');
    const rules = await readFile(request, 'utf8');
    // In place, as some editors save.
    const answerAs = (call: string) =>
      writeFileSync(request, rules.replace('POST passbook-copy/', `POST ${call}`));
    const replace = async (path: string, call: string) => {
      await cp(path, `${folder}/copy`, { recursive: true });
      rmSync(path, { recursive: true });
      renameSync(`${folder}/copy`, path);
      answerAs(call);
      await until(() => isAnswered(call));
    };
    await replace(join(schemas, 'passbook_copy'), 'passbook-two/');
    answerAs('passbook-three/');
    await until(() => isAnswered('passbook-three/'));
    await replace(join(schemas, '_shared'), 'passbook-four/');
    await replace(schemas, 'passbook-five/');
    answerAs('passbook-six/');
    await until(() => isAnswered('passbook-six/'));
    expect(await isAnswered('passbook-five/')).toBe(false);
  });
});

describe('a file that is replaced by one of its date and size', () => {
  it('is read again by the next caller, also after a restart', async () => {
    const path = join(folder, 'schemas/pan_card/request.json');
    const date = new Date('2026-01-02');
    await utimes(path, date, date);
    const words = ['Your reference', 'This reference', 'That reference'];
    for (const [i, word] of words.slice(1).entries()) {
      const before = await moduleOf('pan_card');
      if (i > 0) await server.close();
      const text = await readFile(path, 'utf8');
      await writeFile(`${path}.new`, text.replace(words[i]!, word.padEnd(words[i]!.length)));
      await utimes(`${path}.new`, date, date);
      await rename(`${path}.new`, path);
      if (i > 0) server = await TestServer.open({ env: { DEFINITIONS_DIR: folder } });
      expect(await moduleOf('pan_card')).not.toBe(before);
    }
  });
});

describe('files that cannot be read', () => {
  it('leave the last valid version in use, are told, and are read once they are mended', async () => {
    await addPassbook();
    const before = await moduleOf('passbook_copy');
    for (const name of ['schemas/passbook_copy/ui.json', 'schemas', 'catalogue.json']) {
      const path = join(folder, name);
      renameSync(path, `${path}.away`);
      // A link that leads to itself: reading it fails for every user.
      symlinkSync(path, path);
      expect(await moduleOf('passbook_copy')).toBe(before);
      expect(await availableKeys()).toEqual(['pan_card', 'passbook_copy']);
      expectLogged(/ELOOP/);
      rmSync(path);
      renameSync(`${path}.away`, path);
      expect(await availableKeys()).toEqual(['pan_card', 'passbook_copy']);
    }
    const ui = JSON.parse(await readFile(join(folder, 'schemas/passbook_copy/ui.json'), 'utf8'));
    ui.reason['ui:title'] = 'Why';
    await write('schemas/passbook_copy/ui.json', ui);
    expect(await moduleOf('passbook_copy')).not.toBe(before);
  });

  it('are not looked for among the hidden ones of an editor', async () => {
    await symlink('somebody@here.1', join(folder, 'schemas/pan_card/.#ui.json'));
    const before = await moduleOf('pan_card');
    await write('schemas/pan_card/.ui.json', '{');
    const rules = await readFile(join(folder, 'schemas/pan_card/request.json'), 'utf8');
    await write('schemas/pan_card/request.json', rules.replace('Your reference', 'The reference'));
    expect(await moduleOf('pan_card')).not.toBe(before);
  });
});

describe('the module of a request type with a hyphen in its key', () => {
  it('is served by a server that did not give out its address', async () => {
    const place = await createTestStorage();
    const env = { DEFINITIONS_DIR: folder };
    await server.close();
    await addPassbook();
    await rename(join(folder, 'schemas/passbook_copy'), join(folder, 'schemas/passbook-copy'));
    const catalogue = await readFile(join(folder, 'catalogue.json'), 'utf8');
    await write('catalogue.json', catalogue.replace('"passbook_copy"', '"passbook-copy"'));
    server = await TestServer.open({ place, env });
    const module = await moduleOf('passbook-copy');
    await server.close();
    server = await TestServer.open({ place, env });
    expect((await server.anyone.send('GET', module)).status).toBe(200);
    await server.close();
    await place.remove();
    server = await TestServer.open({ env });
  });
});

describe('a folder of definitions that is replaced by switching a symbolic link', () => {
  it('is live with all its request types, and tells of later changes', async () => {
    await addPassbook();
    const place = await mkdtemp(join(tmpdir(), 'portal-switched-'));
    const current = join(place, 'current');
    for (const name of ['one', 'other']) await cp(folder, join(place, name), { recursive: true });
    const rules = join(place, 'other/schemas/passbook_copy/request.json');
    const text = await readFile(rules, 'utf8');
    const answerAs = (call: string) =>
      writeFile(rules, text.replace('POST passbook-copy/', `POST ${call}`));
    await answerAs('passbook-again/');
    await symlink(join(place, 'one'), current);
    await server.close();
    server = await TestServer.open({ env: { DEFINITIONS_DIR: current } });
    const isAnswered = async (call: string) => (await server.anyone.post(call, {})).status !== 404;
    expect(await isAnswered('passbook-copy/')).toBe(true);
    await symlink(join(place, 'other'), `${current}.new`);
    await rename(`${current}.new`, current);
    await availableKeys();
    await until(() => isAnswered('passbook-again/'));
    await answerAs('passbook-once-more/');
    await until(() => isAnswered('passbook-once-more/'));
    expect(await isAnswered('passbook-copy/')).toBe(false);
    await rm(place, { recursive: true });
  });
});

describe('the catalogue', () => {
  it('is not sent again to a browser that has it, until it changes', async () => {
    const { headers } = await (await server.somebody()).get('catalogue/');
    expect(headers['cache-control']).toBe('private, no-cache');
    const known = (await server.somebody()).with({ 'if-none-match': `W/${headers.etag}, "other"` });
    expect((await known.get('catalogue/')).status).toBe(304);
    await addPassbook();
    expect((await known.get('catalogue/')).status).toBe(200);
  });
});

describe('many new request types', () => {
  it('are offered at once, and can be submitted before all of them are checked', async () => {
    const rules = await readFile(join(passbook, 'request.json'), 'utf8');
    const keys = Array.from({ length: 100 }, (_, i) => `passbook_${i}`);
    await server.close();
    for (const [i, key] of keys.entries()) {
      await cp(passbook, join(folder, 'schemas', key), { recursive: true });
      const own = rules.replace('passbook copy', `passbook ${i}`);
      await write(`schemas/${key}/request.json`, own.replace('passbook-copy/', `${key}/`));
    }
    await rm(join(folder, 'schemas/pan_card'), { recursive: true });
    const requestTypes = keys.map((key) => ({ key, title: key }));
    await write('catalogue.json', { serviceTypes: [{ key: 'all', title: 'All', requestTypes }] });
    server = await TestServer.open({ env: { DEFINITIONS_DIR: folder } });
    expect(await availableKeys()).toEqual(keys);
    const asha = await server.signIn('C10001');
    const codes = (await asha.get('get-sr-sub-types/')).body.value
      .filter(({ sr_name }: any) => /^passbook \d+$/.test(sr_name))
      .map(({ sub_type_code }: any) => sub_type_code);
    expect(new Set(codes).size).toBe(100);
    const [etli_sub_type] = codes;
    expect((await asha.multipart('passbook_0/', { etli_sub_type })).status).toBe(422);
  });
});

describe('what was checked and compiled', () => {
  /** Restarts with this cache and uses a request type in two languages; returns the names that were put. */
  const use = async (cache: DiskCache) => {
    const put = vi.spyOn(cache, 'put');
    await server.close();
    server = await TestServer.open({
      env: { DEFINITIONS_DIR: folder },
      appOptions: { definitionCache: cache },
    });
    for (const language of ['en', 'hi']) {
      const caller = (await server.signIn('C10001')).with({ 'accept-language': language });
      const { body } = await caller.get('definitions/pan_card/');
      expect((await server.anyone.send('GET', body.module)).status).toBe(200);
      const etli_sub_type = await subTypeCode(caller, 'PAN card');
      expect((await caller.multipart('pan-sr-raise/', { etli_sub_type })).status).toBe(422);
    }
    return put.mock.calls
      .map(([name]) => name)
      .filter((name) => !/^(index|catalogue)\./.test(name));
  };
  const diskCache = async (version = 'one') => {
    const failures: string[] = [];
    const cache = new DiskCache(kept, version, ({ message }) => void failures.push(message));
    await cache.prepare();
    return { cache, failures };
  };
  let kept: string;

  beforeEach(async () => {
    kept = await mkdtemp(join(tmpdir(), 'portal-compiled-'));
  });
  afterEach(async () => {
    await server.close();
    await rm(kept, { recursive: true });
  });

  it('is kept for the next start, which checks and compiles nothing', async () => {
    // One that is checked, and compiled in two languages.
    expect(await use((await diskCache()).cache)).toHaveLength(3);
    expect(await use((await diskCache()).cache)).toEqual([]);
  });

  it('is made again where it is damaged, missing, or of another compiler', async () => {
    await use((await diskCache()).cache);
    const names = await readdir(join(kept, 'one'));
    for (const name of names) await writeFile(join(kept, 'one', name), '{"facts":');
    expect(await use((await diskCache()).cache)).toHaveLength(3);
    for (const name of names) await rm(join(kept, 'one', name));
    expect(await use((await diskCache()).cache)).toHaveLength(3);
    expect(await use((await diskCache('two')).cache)).toHaveLength(3);
  });

  it('is kept again where the folder was deleted while it runs', async () => {
    const { cache, failures } = await diskCache();
    await rm(join(kept, 'one'), { recursive: true });
    expect(await use(cache)).toHaveLength(3);
    await rm(join(kept, 'one'), { recursive: true });
    expect((await (await server.somebody()).get('definitions/pan_card/')).status).toBe(200);
    expect(failures).toEqual([]);
  });

  it('is kept in memory while the disk does not take it', async () => {
    const { cache, failures } = await diskCache();
    await rm(join(kept, 'one'), { recursive: true });
    await writeFile(join(kept, 'one'), 'a file where the folder was');
    expect(await use(cache)).toHaveLength(3);
    expect(failures.length).toBeGreaterThan(0);
  });
});

describe('a call of the contract, named with another slash at its end than in the contract', () => {
  it('can be loaded by a request type', async () => {
    await add('bank_account', (rules) =>
      rules.replace('"GET get-bank-detail/"', '"GET get-bank-detail"'),
    );
    expect((await (await server.somebody()).get('definitions/bank_account/')).status).toBe(200);
  });

  it('is made before the ticket of its step is raised', async () => {
    const key = 'premium_paid_certificate';
    await add(key, (rules) => rules.replace('"POST download-ppc"', '"POST download-ppc/"'));
    const asha = await server.signIn('C10001');
    const { status, body } = await asha.post('download-ppc', {
      financialYear: '2022-2023',
      policyNumber: '50010003',
      requestType: 'download_ppc_ccm',
      etli_sub_type: await subTypeCode(asha, 'Premium Paid Certificate'),
    });
    expect({ status, body }).toMatchObject({
      status: 200,
      body: { ticketnumber: expect.any(String), url: expect.stringMatching(/^\/api\//) },
    });
  });
});

describe('an invalid request type', () => {
  const addSpoiled = async (file: 'request' | 'schema' | 'ui', spoil: (content: any) => void) => {
    // Elsewhere: a valid version could be taken up before it is spoiled.
    const spoiled = await mkdtemp(join(tmpdir(), 'portal-spoiled-'));
    await cp(folder, spoiled, { recursive: true });
    addPassbookTo(spoiled);
    const path = join(spoiled, `schemas/passbook_copy/${file}.json`);
    const content = JSON.parse(await readFile(path, 'utf8'));
    spoil(content);
    await writeFile(path, JSON.stringify(content));
    cpSync(spoiled, folder, { recursive: true });
    await rm(spoiled, { recursive: true });
  };

  it.each([
    [
      'a call that the server does not have',
      'request',
      /no-such-check/,
      (rules: any) => rules.steps.unshift({ id: 'check', call: 'POST no-such-check/', send: {} }),
    ],
    [
      'a field that is not there',
      'ui',
      /schemas\/passbook_copy\/ui\.json:/,
      (ui: any) => {
        ui.no_such_field = { 'ui:title': 'Gone' };
      },
    ],
    [
      'a schema that cannot be compiled',
      'schema',
      /schemas\/passbook_copy/,
      (schema: any) => {
        schema.properties.comment = { type: 'string', pattern: '(', maxLength: 10 };
      },
    ],
    [
      'a code that is taken',
      'request',
      /ST0101/,
      (rules: any) => {
        rules.subType.code = 'ST0101';
      },
    ],
  ] as const)(
    'is reported and not offered, and does not affect other types or the start: %s',
    async (_what, file, told, spoil) => {
      await addSpoiled(file, spoil);
      for (const again of [async () => {}, restart]) {
        await again();
        // One that is not checked yet is believed to be valid.
        await vi.waitFor(async () => expect(await availableKeys()).toEqual(['pan_card']), 20_000);
        expect((await (await server.somebody()).get('definitions/passbook_copy/')).status).toBe(
          404,
        );
        expectLogged(told);
      }
    },
  );

  it('does not hide other catalogue entries when its own entry is invalid at the start', async () => {
    await addPassbook();
    const catalogue = JSON.parse(await readFile(join(folder, 'catalogue.json'), 'utf8'));
    catalogue.serviceTypes[0].requestTypes[0].title = 5;
    catalogue.serviceTypes.push('nonsense', { key: 'x' });
    await write('catalogue.json', catalogue);
    await restart();
    expect(await availableKeys()).toEqual(['passbook_copy']);
    const { screens } = (await (await server.somebody()).get('catalogue/')).body;
    expect(screens).toEqual(catalogue.screens);
    await write('catalogue.json', '[');
    await restart();
    expect(await availableKeys()).toEqual([]);
    expect((await (await server.somebody()).get('definitions/pan_card/')).status).toBe(200);
    expectLogged(/catalogue\.json:1:\d+ error/);
  });

  it('does not take the code of the next sub-type', async () => {
    await addSpoiled('request', (rules: any) => {
      rules.subType.code = 'ST0109';
    });
    const [code] = (await (await server.signIn('C10001')).get('get-sr-sub-types/')).body.value
      .map(({ sub_type_code }: any) => sub_type_code)
      .filter((one: string) => one === 'ST0109');
    expect(code).toBe('ST0109');
    await add('mother_name');
    expect(await availableKeys()).toContain('mother_name');
  });
});

describe('a request type in another language', () => {
  const asIn = async (language: string) =>
    (await server.somebody()).with({ 'accept-language': language });
  const moduleIn = async (language: string) => {
    const { body, headers } = await (await asIn(language)).get('definitions/passbook_copy/');
    expect(headers.vary).toContain('Accept-Language');
    return body.module as string;
  };

  beforeEach(async () => {
    await addPassbook();
    await write('schemas/passbook_copy/ui.hi.json', {
      reason: { 'ui:title': 'कारण', 'ui:messages': { required: 'कारण चुनें' } },
    });
    await write('schemas/passbook_copy/request.hi.json', {
      success: { message: 'धन्यवाद {ticketnumber}' },
    });
  });

  it('is served as its own module, with the default language as the fallback', async () => {
    const english = await moduleIn('en');
    const hindi = await moduleIn('hi-IN,hi;q=0.9,en;q=0.5');
    expect(hindi).not.toBe(english);
    expect((await server.anyone.send('GET', hindi)).body).toContain('कारण');
    expect((await server.anyone.send('GET', english)).body).not.toContain('कारण');
    for (const other of ['', 'fr', 'fr, en, hi', '../hi', 'hi;q=0', '*'])
      expect(await moduleIn(other)).toBe(english);
    expect(await moduleIn('fr;q=0.9, hi;q=0.8')).toBe(hindi);
  });

  it('is served in a language whose code has three letters', async () => {
    await write('schemas/passbook_copy/ui.kok.json', { reason: { 'ui:title': 'कारण हें' } });
    for (const header of ['kok', 'kok-IN, en;q=0.5']) {
      const konkani = await moduleIn(header);
      expect((await server.anyone.send('GET', konkani)).body).toContain('कारण हें');
    }
  });

  it('uses that language for problems and for the success message', async () => {
    const asha = (await server.signIn('C10001')).with({ 'accept-language': 'hi' });
    const etli_sub_type = await subTypeCode(asha, 'passbook copy');
    const send = (fields: { [name: string]: string }) =>
      asha.multipart(
        'passbook-copy/',
        { policyNumber: '50010001', etli_sub_type, ...fields },
        { passbook_page: fileNamed('page.jpg') },
      );
    expect((await send({})).body.problems).toEqual([
      { at: '/reason', rule: 'required', message: 'कारण चुनें' },
    ]);
    const { body } = await send({ reason: 'torn' });
    expect(body.message).toBe(`धन्यवाद ${body.ticketnumber}`);
  });

  it('falls back to the default language while the overlay is invalid', async () => {
    const hindi = await moduleIn('hi');
    await write('schemas/passbook_copy/request.hi.json', '{"success": 5}');
    expect(await moduleIn('hi')).not.toBe(hindi);
    expect((await (await server.somebody()).get('definitions/passbook_copy/')).status).toBe(200);
    expectLogged(
      /"definition":"passbook_copy".*schemas\/passbook_copy\/request\.hi\.json:1:13 error/,
    );
    expect((await (await asIn('hi')).get('definitions/passbook_copy/')).status).toBe(200);
  });

  it('merges lists entry by entry, and translates shared pieces once', async () => {
    const ui = 'schemas/passbook_copy/ui.json';
    const english = JSON.parse(await readFile(join(folder, ui), 'utf8'));
    english['ui:sections'][0].title = 'Details';
    await write(ui, english);
    await write('schemas/passbook_copy/ui.hi.json', {
      'ui:sections': [{ title: 'विवरण' }],
      reason: { 'ui:enumNames': ['खो गई', null, 'भर गई'] },
    });
    await write('schemas/_shared/policies.hi.json', { $defs: { baseList: { none: 'कोई नहीं' } } });
    const { body } = await server.anyone.send('GET', await moduleIn('hi'));
    const source = `data:text/javascript;base64,${Buffer.from(body).toString('base64')}`;
    expect(openModule((await import(source)).default)).toMatchObject({
      ui: {
        'ui:sections': [{ title: 'विवरण', fields: expect.any(Array) }],
        reason: { 'ui:enumNames': ['खो गई', 'It is torn', 'भर गई'] },
      },
      request: { policies: { none: 'कोई नहीं' } },
      language: 'hi',
    });
    expect((await server.anyone.send('GET', await moduleIn('en'))).body).not.toContain('कोई नहीं');
  });

  it.each([
    [
      'a list of another length',
      'ui',
      { reason: { 'ui:enumNames': ['एक', 'दो'] } },
      'overlay-length',
    ],
    ['a lost placeholder', 'request', { success: { message: 'धन्यवाद' } }, 'overlay-placeholder'],
    ['another call', 'request', { steps: [{ call: 'POST other/' }] }, 'overlay-text'],
    ['a syntax error', 'ui', '{ "reason" }', 'json-syntax'],
  ])(
    'is not served with %s, which is logged at the overlay',
    async (_what, part, overlay, rule) => {
      const english = await moduleIn('en');
      await write(`schemas/passbook_copy/${part}.hi.json`, overlay);
      expect(await moduleIn('hi')).toBe(english);
      expectLogged(new RegExp(`schemas/passbook_copy/${part}\\.hi\\.json:\\d+:\\d+ error ${rule}`));
    },
  );

  it('is not offered because of shared words alone', async () => {
    for (const part of ['ui', 'request'])
      await rm(join(folder, `schemas/passbook_copy/${part}.hi.json`));
    await write('schemas/_shared/words.hi.json', { failed: 'कुछ गलत हुआ' });
    expect(await moduleIn('hi')).toBe(await moduleIn('en'));
  });

  it('has its title in the catalogue of that language, unless its overlay is invalid', async () => {
    const titleIn = async (language: string) =>
      (await (await asIn(language)).get('catalogue/')).body.serviceTypes[0].requestTypes.find(
        ({ key }: any) => key === 'passbook_copy',
      );
    const overlay = (title: unknown) =>
      write('catalogue.hi.json', {
        serviceTypes: [{ key: 'policy_details', requestTypes: [{ key: 'passbook_copy', title }] }],
      });
    await overlay('पासबुक की प्रति');
    expect(await titleIn('hi')).toMatchObject({ title: 'पासबुक की प्रति', available: true });
    expect(await titleIn('en')).toMatchObject({ title: 'Passbook copy' });
    await overlay(5);
    expect(await titleIn('hi')).toMatchObject({ title: 'Passbook copy', available: true });
    expectLogged(/catalogue\.hi\.json:1:\d+ error overlay-text/);
  });
});

describe('keywords', () => {
  it('of all languages are in the catalogue of each, and may be written while the server runs', async () => {
    const keywordsIn = async (language: string) => {
      const reader = (await server.somebody()).with({ 'accept-language': language });
      const { body } = await reader.get('catalogue/');
      expect(body.serviceTypes[0].requestTypes[0].keywords).toBeUndefined();
      return body.keywords.requestTypes.pan_card;
    };
    expect(await keywordsIn('en')).not.toContain('पैन');
    await write('catalogue.hi.json', {
      serviceTypes: [
        {
          key: 'policy_details',
          requestTypes: [{ key: 'pan_card', title: 'पैन कार्ड', keywords: ['पैन'] }],
        },
      ],
    });
    for (const language of ['en', 'hi', 'fr'])
      expect(await keywordsIn(language)).toEqual(
        expect.arrayContaining(['PAN card', 'PAN number', 'पैन कार्ड', 'पैन']),
      );
  });
});

describe('an open request of the demo book', () => {
  it('appears as soon as the definition of its type exists', async () => {
    const asha = await server.signIn('C10001');
    const track = async () =>
      (await asha.post('track-service-request', { policyNumber: '50010002' })).body.value;
    expect(await track()).toEqual([]);
    await add('mother_name');
    await availableKeys();
    expect(await track()).toEqual([
      expect.objectContaining({ statuscode: 1, ticketnumber: expect.any(String) }),
    ]);
  });
});
