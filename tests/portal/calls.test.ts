import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeServer, reply } from './fakeServer';
import { startAfresh } from './openPortal';
import { signInAs, tokenFor } from './session';

const load = async () => ({
  ...(await import('../../src/portal/calls/call')),
  ...(await import('../../src/portal/calls/send')),
  ...(await import('../../src/portal/notices/toasts')),
  ...(await import('../../src/portal/session/sessionModal')),
  ...(await import('../../src/portal/calls/loader')),
  ...(await import('../../src/portal/calls/prefetchedCalls')),
});

beforeEach(() => {
  startAfresh();
  window.history.replaceState(null, '', '/dashboard/policy');
  signInAs();
});

/** Makes one call with this response; returns its result and the toasts. */
async function answered(answer: Response | Error) {
  fakeServer({ 'POST echo/': answer });
  const { callStep, toasts, sessionModal } = await load();
  const result = await callStep('POST echo/', { one: 1 });
  return { result, toasts: toasts.get(), modal: sessionModal.get() };
}

describe('requests', () => {
  it('[API-01] have one base path, which is a setting of the build', async () => {
    const server = fakeServer({ 'POST echo/': {}, 'GET list': [] });
    const { callStep } = await load();
    await callStep('POST echo/', {});
    await callStep('GET list');
    expect(server.received.map(({ name }) => name)).toEqual(['POST echo/', 'GET list']);

    vi.resetModules();
    vi.stubEnv('VITE_API_BASE', 'https://insurer.example/v2/');
    const elsewhere = vi.fn(async (_request: Request) => reply({}));
    vi.stubGlobal('fetch', elsewhere);
    await (await load()).callStep('POST echo/', {});
    vi.unstubAllEnvs();
    expect(elsewhere.mock.calls[0]?.[0].url).toBe('https://insurer.example/v2/echo/');
  });

  it('[API-02] have the token with the scheme JWT, and the client id', async () => {
    const token = tokenFor(3600);
    signInAs({ token });
    const server = fakeServer({ 'POST echo/': {} });
    await (await load()).callStep('POST echo/', {}, { idempotencyKey: 'key-1' });
    const headers = server.received[0]?.headers;
    expect(headers?.get('Authorization')).toBe(`JWT ${token}`);
    expect(headers?.get('Unique-Client-Id')).toBe('C10001');
    expect(headers?.get('Idempotency-Key')).toBe('key-1');
  });

  it('ask for the languages of the browser, of ?lang in the address, or of the customer', async () => {
    const server = fakeServer({ 'POST echo/': {} });
    const asked = async () => {
      vi.resetModules();
      await (await import('../../src/portal/i18n')).loadMessages();
      await (await load()).callStep('POST echo/', {});
      return server.received.at(-1)?.headers.get('Accept-Language');
    };
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['hi-IN', 'hi', 'en']);
    expect(await asked()).toBe('hi-IN, hi;q=0.9, en;q=0.8');
    localStorage.setItem('language', 'en');
    expect(await asked()).toBe('en');
    window.history.replaceState(null, '', '/dashboard/policy?lang=mr');
    expect(await asked()).toBe('mr, en;q=0.9');
    window.history.replaceState(null, '', '/dashboard/policy');
    expect(await asked()).toBe('mr, en;q=0.9');
    window.history.replaceState(null, '', '/dashboard/policy?lang=%0A');
    expect(await asked()).toBe('mr, en;q=0.9');
    expect(document.documentElement.lang).toBe('en');
  });

  it('do not send the session to another host when they fetch a file', async () => {
    signInAs({ token: tokenFor(3600) });
    const elsewhere = vi.fn(async (_request: Request) => reply({}));
    vi.stubGlobal('fetch', elsewhere);
    const { callStep } = await load();
    await callStep('GET https://papers.example.com/receipt.pdf', undefined, { wantsFile: true });
    const { url, headers } = elsewhere.mock.calls[0]![0];
    expect(url).toBe('https://papers.example.com/receipt.pdf');
    expect(headers.get('Authorization')).toBe(null);
    expect(headers.get('Unique-Client-Id')).toBe(null);
  });

  it('have the payload as JSON, or in the query for GET', async () => {
    const server = fakeServer({ 'POST echo/': {}, 'GET pin-code/': [] });
    const { callStep } = await load();
    await callStep('POST echo/', { dob: '1985-04-12', list: [1] });
    await callStep('GET pin-code/', { pinCode: '400050', absent: undefined });
    expect(server.received[0]?.body).toEqual({ dob: '1985-04-12', list: [1] });
    expect(server.received[1]?.query).toEqual({ pinCode: '400050' });
  });

  it('puts a path parameter in its place, and not in the query', async () => {
    const server = fakeServer({ 'GET definitions/a%20b/': { status: 'success', module: '/m.js' } });
    await (await load()).call('GET definitions/:key/', { key: 'a b' });
    expect(server.received[0]).toMatchObject({ name: 'GET definitions/a%20b/', query: {} });
  });

  it('sends files as parts named like the payload', async () => {
    const server = fakeServer({ 'POST raise/': { status: 'success' } });
    const file = new File(['bytes'], 'pan.pdf', { type: 'application/pdf' });
    const payload = { policyNumber: '1', pan_document: { id: 'f1', name: 'pan.pdf' }, none: null };
    const options = { as: 'multipart', files: { pan_document: file } } as const;
    await (await load()).callStep('POST raise/', payload, options);
    const { text, headers } = server.received[0] ?? {};
    expect(headers?.get('content-type')).toContain('multipart/form-data');
    expect(text).toContain('name="policyNumber"');
    expect(text).toContain('name="pan_document"; filename="pan.pdf"');
    expect(text).toMatch(/name="none"\s+null\s/);
  });

  it('[API-05] have a timeout of 36,000,000 ms', async () => {
    fakeServer({ 'POST echo/': () => new Promise(() => {}) });
    const { callStep, toasts } = await load();
    vi.useFakeTimers();
    signInAs({ token: tokenFor(24 * 3600) });
    let isDone = false;
    const calling = callStep('POST echo/', {}).then(() => (isDone = true));
    await vi.advanceTimersByTimeAsync(35_999_999);
    expect(isDone).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    await calling;
    expect(toasts.get()[0]?.message).toBe('Something went wrong. Please try again');
  });

  it('[SESS-07] call authenticate first and are not sent with an expired session', async () => {
    const server = fakeServer({ 'POST echo/': {} });
    signInAs({ token: tokenFor(-1) });
    const { callStep, sessionModal } = await load();
    expect(sessionModal.get()).toBeUndefined();
    expect(await callStep('POST echo/', {})).toEqual({ status: 'signedOut', message: '' });
    expect(server.received).toEqual([]);
    expect(sessionModal.get()).toBe('expired');
  });

  it('of a form are not sent in a session that began later, even of the same customer', async () => {
    const server = fakeServer({ 'POST echo/': {}, 'POST logout/': reply(null, 204) });
    const { callStepOfSession, sessionModal } = await load();
    const { endSession } = await import('../../src/portal/session/logout');
    const call = callStepOfSession();
    expect((await call('POST echo/', {})).status).toBe('ok');
    endSession();
    signInAs();
    expect(await call('POST echo/', {})).toEqual({ status: 'signedOut', message: '' });
    expect(server.callsTo('POST echo/')).toHaveLength(1);
    expect(sessionModal.get()).toBeUndefined();
  });
});

describe('responses', () => {
  it.each([
    ['success', 'ok'],
    ['SUCCESS', 'ok'],
    [true, 'ok'],
    ['failed', 'declined'],
    [false, 'declined'],
    ['', 'declined'],
  ])('[API-03] a status %j means: %s', async (status, kind) => {
    expect((await answered(reply({ status }))).result.status).toBe(kind);
  });

  it('[API-04] is wrapped as a status and its data, success and failure alike', async () => {
    const body = { status: 'success', id: 7 };
    expect((await answered(reply(body))).result).toEqual({ status: 'ok', data: body });
    const failed = (await answered(reply({ message: 'No' }, 422))).result;
    expect(failed).toMatchObject({ status: 'refused', message: 'No' });
    expect((await answered(reply([{ city: 'Mumbai' }]))).result).toEqual({
      status: 'ok',
      data: [{ city: 'Mumbai' }],
    });
  });

  it.each([
    [400, 'refused'],
    [409, 'refused'],
    [413, 'refused'],
    [408, 'failed'],
    [429, 'failed'],
    [500, 'failed'],
    [503, 'failed'],
  ])('HTTP %i is refused for good or failed for now: %s', async (status, kind) => {
    const { result } = await answered(reply({ status: 'failed', message: 'Told' }, status));
    expect(result.status).toBe(kind);
  });

  it.each([200, 201, 299, 400, 403, 404, 409, 422, 429, 499])(
    '[API-06] with HTTP %i go to the response handler and are not thrown',
    async (status) => {
      const { result } = await answered(reply({ status: 'failed', message: 'Told' }, status));
      expect(result).toMatchObject({ message: expect.stringMatching(/./) });
    },
  );

  it('[ERR-01] with 204 are an empty success', async () => {
    const { result, toasts } = await answered(reply(null, 204));
    expect(result).toEqual({ status: 'ok', data: {} });
    expect(toasts).toEqual([]);
  });

  it('[ERR-02] with 500 show the toast "Something Went Wrong"', async () => {
    const { result, toasts } = await answered(reply({ message: 'stack trace' }, 500));
    expect(result.status).toBe('failed');
    expect(toasts).toMatchObject([{ type: 'danger', message: 'Something Went Wrong' }]);
  });

  it('[ERR-03] with 401 show the session modal and no toast', async () => {
    const { modal, toasts } = await answered(reply({ message: 'Unauthorised' }, 401));
    expect(modal).toBe('elsewhere');
    expect(toasts).toEqual([]);
  });

  it('[ERR-04] with 400 show the values of the response as a danger toast', async () => {
    const body = { policyNumber: ['Unknown policy'], dob: 'Not a date' };
    const { toasts } = await answered(reply(body, 400));
    expect(toasts).toMatchObject([{ type: 'danger', message: 'Unknown policy, Not a date' }]);
  });

  it('[ERR-05] with 404 show the status text', async () => {
    const { toasts } = await answered(reply({ message: 'nope' }, 404, 'Not Found'));
    expect(toasts).toMatchObject([{ type: 'danger', message: 'Not Found' }]);
  });

  it('[ERR-06] with other codes show the message or "Something went wrong"', async () => {
    const withMessage = await answered(reply({ message: 'Too many tries' }, 429));
    expect(withMessage.toasts).toMatchObject([{ type: 'danger', message: 'Too many tries' }]);
    vi.resetModules();
    const withoutMessage = await answered(reply({}, 503));
    expect(withoutMessage.toasts).toMatchObject([
      { type: 'danger', message: 'Something went wrong' },
    ]);
  });

  it('[ERR-07] without a body show the danger toast "Something went wrong"', async () => {
    const { result, toasts } = await answered(new Response('', { status: 200 }));
    expect(result.status).toBe('failed');
    expect(toasts).toMatchObject([{ type: 'danger', message: 'Something went wrong' }]);
  });

  it('[ERR-07] [ERR-08] that fail to arrive show their own danger toast', async () => {
    const { result, toasts } = await answered(new TypeError('Failed to fetch'));
    const message = 'Something went wrong. Please try again';
    expect(result).toEqual({ status: 'lost', message });
    expect(toasts).toMatchObject([{ type: 'danger', message }]);
  });

  it('[ERR-11] for a missing file show the toast "Something Went Wrong"', async () => {
    fakeServer({ 'POST pdf/': reply({ message: 'No PDF today' }, 422) });
    const { callStep, toasts } = await load();
    const { status } = await callStep('POST pdf/', {}, { wantsFile: true });
    expect(status).toBe('refused');
    expect(toasts.get()).toMatchObject([{ type: 'danger', message: 'Something Went Wrong' }]);
  });

  it('return a file as a Blob', async () => {
    fakeServer({ 'POST pdf/': new Response('%PDF') });
    const result = await (await load()).callStep('POST pdf/', {}, { wantsFile: true });
    expect(await (result as { data: Blob }).data.text()).toBe('%PDF');
  });

  it('return the problems of rejected answers, without a toast when the caller shows them', async () => {
    const problems = [{ at: '/pan', rule: 'pattern', message: 'Please enter valid PAN number' }];
    fakeServer({ 'POST raise/': reply({ status: 'failed', message: 'No', problems }, 422) });
    const { callStep, toasts } = await load();
    const result = await callStep('POST raise/', {}, { isQuiet: true });
    expect(result).toMatchObject({ status: 'refused', problems });
    expect(toasts.get()).toEqual([]);
  });

  it('throw programming errors', async () => {
    fakeServer({ 'POST echo/': new RangeError('a bug') });
    await expect((await load()).callStep('POST echo/', {})).rejects.toThrow('a bug');
  });
});

describe('the loader', () => {
  const slowServer = () => {
    let finish = (_answer: Response) => {};
    fakeServer({ 'POST echo/': () => new Promise<Response>((resolve) => (finish = resolve)) });
    return (answer: Response) => finish(answer);
  };

  it('shows during a call, but not for background calls', async () => {
    const finish = slowServer();
    const { callStep, loader } = await load();
    const waiting = callStep('POST echo/', {});
    await vi.waitFor(() => expect(loader.get().isBusy).toBe(true), { timeout: 8000 });
    finish(reply({}, 500));
    await waiting;
    expect(loader.get().isBusy).toBe(false);

    const quiet = callStep('POST echo/', {}, { isBackground: true });
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(loader.get().isBusy).toBe(false);
    finish(reply({}));
    await quiet;
  });

  it('[OPEN-143] shows for content only once it takes longer than a second', async () => {
    vi.useFakeTimers();
    try {
      const finish = slowServer();
      const { callStep, loader } = await load();
      const waiting = callStep('POST echo/', {}, { isContent: true });
      await vi.advanceTimersByTimeAsync(900);
      expect(loader.get().isBusy).toBe(false);
      await vi.advanceTimersByTimeAsync(200);
      expect(loader.get().isBusy).toBe(true);
      finish(reply({}));
      await waiting;
      expect(loader.get().isBusy).toBe(false);
    } finally {
      vi.useRealTimers();
    }
  });

  it('[OPEN-143] does not appear for content of a page that was left', async () => {
    vi.useFakeTimers();
    try {
      const finish = slowServer();
      const { callStep, loader, releaseLoader } = await load();
      const left = callStep('POST echo/', {}, { isContent: true });
      await vi.advanceTimersByTimeAsync(900);
      releaseLoader();
      await vi.advanceTimersByTimeAsync(200);
      expect(loader.get().isBusy).toBe(false);
      finish(reply({}));
      await left;
    } finally {
      vi.useRealTimers();
    }
  });

  it('[OPEN-143] leaves with the page that waited, although its calls go on', async () => {
    const finish = slowServer();
    const { callStep, loader, releaseLoader } = await load();
    const left = callStep('POST echo/', {});
    await vi.waitFor(() => expect(loader.get().isBusy).toBe(true), { timeout: 8000 });
    releaseLoader();
    expect(loader.get().isBusy).toBe(false);
    finish(reply({}));
    await left;
    expect(loader.get().isBusy).toBe(false);
  });
});

describe('a call that is sent early', () => {
  const policies = 'GET policies/';
  /** Sends a call early; returns how to make it, and which ones the server has received. */
  async function early() {
    const server = fakeServer({ [policies]: { policies: [] } });
    const { call, prefetchCall } = await load();
    void prefetchCall(policies, {});
    return { call: () => call(policies, {}), sent: () => server.callsTo(policies).length, server };
  }

  it('answers it once', async () => {
    const { call, sent } = await early();
    expect(await call()).toEqual({ status: 'ok', data: { policies: [] } });
    expect(sent()).toBe(1);
    expect((await call()).status).toBe('ok');
    expect(sent()).toBe(2);
  });

  it('does not answer it in another session', async () => {
    const { call, sent } = await early();
    signInAs({ token: tokenFor(7200) });
    await call();
    expect(sent()).toBe(2);
  });

  it('does not answer it much later', async () => {
    vi.useFakeTimers();
    try {
      const { call, sent } = await early();
      await vi.advanceTimersByTimeAsync(30_001);
      await call();
      expect(sent()).toBe(2);
    } finally {
      vi.useRealTimers();
    }
  });

  it('fails like any other', async () => {
    const { call, server } = await early();
    await call();
    server.handlers[policies] = new TypeError('Failed to fetch');
    const { prefetchCall } = await load();
    void prefetchCall(policies, {});
    expect((await call()).status).toBe('lost');
  });
});
