import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openModule } from '../../src/engine';
import { addPassbookTo } from '../passbook';
import type { Caller } from './help/caller';
import { root } from './help/database';
import { fileNamed } from './help/files';
import { TestServer } from './help/server';
import { expectLogged } from '../setup/output';

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

const write = async (path: string, content: unknown) => {
  const file = join(folder, path);
  await mkdir(join(file, '..'), { recursive: true });
  await writeFile(file, typeof content === 'string' ? content : JSON.stringify(content));
};
const moduleOf = async (key: string) =>
  (await server.anyone.get(`definitions/${key}/`)).body.module as string;
const availableKeys = async () =>
  (await server.anyone.get('catalogue/')).body.serviceTypes
    .flatMap(({ requestTypes }: any) => requestTypes)
    .filter(({ available }: any) => available)
    .map(({ key }: any) => key);

const addPassbook = async () => addPassbookTo(folder);
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

  it('keeps the last valid catalogue while the new one cannot be read', async () => {
    await write('catalogue.json', '{');
    expect(await availableKeys()).toEqual(['pan_card']);
    expectLogged(/catalogue\.json:1:\d+ error/);
  });

  it('disappears with its folder', async () => {
    await rm(join(folder, 'schemas/pan_card'), { recursive: true });
    expect(await availableKeys()).toEqual([]);
    expect((await server.anyone.get('definitions/pan_card/')).status).toBe(404);
  });
});

describe('a call of the contract, named with another slash at its end than in the contract', () => {
  it('can be loaded by a request type', async () => {
    await cp(join(root, 'schemas/bank_account'), join(folder, 'schemas/bank_account'), {
      recursive: true,
    });
    const path = 'schemas/bank_account/request.json';
    const rules = await readFile(join(folder, path), 'utf8');
    await write(path, rules.replace('"GET get-bank-detail/"', '"GET get-bank-detail"'));
    expect((await server.anyone.get('definitions/bank_account/')).status).toBe(200);
  });

  it('is made before the ticket of its step is raised', async () => {
    const key = 'premium_paid_certificate';
    await cp(join(root, `schemas/${key}`), join(folder, `schemas/${key}`), { recursive: true });
    const path = `schemas/${key}/request.json`;
    const rules = await readFile(join(folder, path), 'utf8');
    await write(path, rules.replace('"POST download-ppc"', '"POST download-ppc/"'));
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
    await addPassbook();
    const path = `schemas/passbook_copy/${file}.json`;
    const content = JSON.parse(await readFile(join(folder, path), 'utf8'));
    spoil(content);
    await write(path, content);
  };
  const restart = async () => {
    await server.close();
    server = await TestServer.open({ env: { DEFINITIONS_DIR: folder } });
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
        expect(await availableKeys()).toEqual(['pan_card']);
        expect((await server.anyone.get('definitions/passbook_copy/')).status).toBe(404);
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
    const { screens } = (await server.anyone.get('catalogue/')).body;
    expect(screens).toEqual(catalogue.screens);
    await write('catalogue.json', '[');
    await restart();
    expect(await availableKeys()).toEqual([]);
    expect((await server.anyone.get('definitions/pan_card/')).status).toBe(200);
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
    await cp(join(root, 'schemas/mother_name'), join(folder, 'schemas/mother_name'), {
      recursive: true,
    });
    expect(await availableKeys()).toContain('mother_name');
  });
});

describe('a request type in another language', () => {
  const asIn = (language: string) => server.anyone.with({ 'accept-language': language });
  const moduleIn = async (language: string) => {
    const { body, headers } = await asIn(language).get('definitions/passbook_copy/');
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
    expect((await server.anyone.get('definitions/passbook_copy/')).status).toBe(200);
    expectLogged(
      /"definition":"passbook_copy".*schemas\/passbook_copy\/request\.hi\.json:1:13 error/,
    );
    expect((await asIn('hi').get('definitions/passbook_copy/')).status).toBe(200);
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
      (await asIn(language).get('catalogue/')).body.serviceTypes[0].requestTypes.find(
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
      const { body } = await server.anyone.with({ 'accept-language': language }).get('catalogue/');
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
    await cp(join(root, 'schemas/mother_name'), join(folder, 'schemas/mother_name'), {
      recursive: true,
    });
    await availableKeys();
    expect(await track()).toEqual([
      expect.objectContaining({ statuscode: 1, ticketnumber: expect.any(String) }),
    ]);
  });
});
