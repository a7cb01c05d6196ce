import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TestServer } from './help/server';
import { withoutDemo } from './help/withoutDemo';

let server: TestServer;

beforeAll(async () => {
  server = await TestServer.open();
});
afterAll(() => server.close());

describe('demo outbox', () => {
  it('is served as a page or as JSON, newest first', async () => {
    await server.anyone.post('send-otp/', {
      emailId: 'vikram.specimen@example.com',
      dob: '1979-12-01',
    });
    const messages = await server.outbox();
    expect(Object.keys(messages[0]!)).toEqual(['to', 'channel', 'purpose', 'code', 'at']);
    expect(messages[0]!.to).toMatch(/^(vikram\.specimen@example\.com|9000000002)$/);
    const times = messages.map(({ at }) => at);
    expect(times).toEqual([...times].sort().reverse());

    const { body, headers } = await server.anyone.send('GET', '/demo/outbox', {
      accept: 'text/html',
    });
    expect(headers['content-type']).toContain('text/html');
    expect(body).toMatch(/<html lang="en">[\s\S]*<title>[\s\S]*<h1>[\s\S]*<th scope="col">/);
    expect(body).toContain(messages[0]!.code);
    expect(body).not.toMatch(/<script|style="|\son[a-z]+=/);
  });

  it('does not exist without the demo book', async () => {
    const plain = await TestServer.open({ env: withoutDemo });
    expect((await plain.anyone.send('GET', '/demo/outbox')).status).toBe(404);
    expect((await plain.anyone.get('settings/')).body.demo).toBe(false);
    expect(
      (await plain.anyone.post('send-otp/', { policyNumber: '50010001', dob: '1985-04-12' })).body,
    ).not.toHaveProperty('id');
    await plain.close();
  });
});
