import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Caller } from './help/caller';
import { fileNamed } from './help/files';
import { file, Sequence } from './help/sequence';
import { TestServer } from './help/server';

const policyNumber = '50030001';
let server: TestServer;
let lakshmi: Caller;
let byPhoto: Sequence;
let byCertificate: Sequence;

beforeAll(async () => {
  server = await TestServer.open();
  lakshmi = await server.signIn('C10003');
  byPhoto = await Sequence.of(lakshmi, 'digital_life_certificate', 'accepted-photo');
  byCertificate = await Sequence.of(lakshmi, 'digital_life_certificate', 'accepted-certificate');
});
afterAll(() => server.close());
afterEach(() => server.resolveTickets());

/** Each test has its own picture, with another size. */
let size = 3000;
const newPicture = () => file('photo.webp', size++);
const checkPhoto = (
  picture: { name: string; size: number },
  caller = lakshmi,
  policy = policyNumber,
) =>
  caller.post('face-liveness/', {
    image: Buffer.from(fileNamed(picture.name, picture.size).bytes).toString('base64'),
    policy_number: policy,
  });
const raise = (image: object) => byPhoto.send(lakshmi, 'raise', { image });
const notVerified = {
  status: 422,
  body: { problems: [{ at: '/photo', rule: 'proof', message: expect.any(String) }] },
};

describe('a request with a photo', () => {
  it('[DLC-16] [DLC-10] is accepted with exactly the picture in which a face was detected', async () => {
    const picture = newPicture();
    await checkPhoto(picture);
    expect((await raise({ ...picture, name: 'renamed.webp' })).body).toMatchObject({
      status: 'success',
      ticketnumber: expect.any(String),
    });
  });

  it('is rejected with a picture that was not checked, even if another one was', async () => {
    expect(await raise(newPicture())).toMatchObject(notVerified);
    await checkPhoto(newPicture());
    expect(await raise(newPicture())).toMatchObject(notVerified);
  });

  it('[DLC-12] is rejected with a picture without a face', async () => {
    const picture = file('photo.webp', 900);
    expect((await checkPhoto(picture)).body.liveness).toBe('no face');
    expect(await raise(picture)).toMatchObject(notVerified);
  });

  it('is rejected with a picture that another customer had checked', async () => {
    const picture = newPicture();
    const asha = await server.signIn('C10001');
    expect((await checkPhoto(picture, asha, '50010001')).body.liveness).toBe('real');
    expect(await raise(picture)).toMatchObject(notVerified);
  });

  it('can use the same check once, and only for a while', async () => {
    const picture = newPicture();
    await checkPhoto(picture);
    expect((await raise(picture)).status).toBe(200);
    await server.resolveTickets();
    expect(await raise(picture)).toMatchObject(notVerified);
    await checkPhoto(picture);
    server.minutesAhead += 31;
    expect(await raise(picture)).toMatchObject(notVerified);
  });

  it('is rejected with both a photo and a certificate, and with neither', async () => {
    const picture = newPicture();
    await checkPhoto(picture);
    const both = await byPhoto.send(lakshmi, 'raise', {
      image: picture,
      certificate: file('certificate.pdf'),
    });
    expect(both).toMatchObject({ status: 422, body: { status: 'failed' } });
    const neither = await byPhoto.send(lakshmi, 'raise', { image: null });
    expect(neither).toMatchObject({
      status: 422,
      body: { problems: [{ at: '/certificate', rule: 'required' }] },
    });
  });

  it('is rejected when the content of the picture does not match its extension', async () => {
    const { image: _image, ...texts } = byPhoto.payload('raise', { certificate: 'null' }) as {
      [name: string]: string;
    };
    const answer = await lakshmi.multipart('generate-sr-ticket/', texts, {
      image: { ...fileNamed('photo.pdf'), name: 'photo.webp' },
    });
    expect(answer).toMatchObject({
      status: 415,
      body: { problems: [{ at: '/photo', rule: 'uploadContent' }] },
    });
  });
});

describe('a request with a button for the open-request check', () => {
  it('[DLC-06] is rejected while another one is open on the policy, also when two arrive at once', async () => {
    const send = () => byCertificate.send(lakshmi, 'raise');
    const answers = await Promise.all([send(), send(), send()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await send()).toMatchObject({
      status: 409,
      body: {
        message: 'Your previous request is in progress. Please try again after once it is closed.',
      },
    });
  });
});
