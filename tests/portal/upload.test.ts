import { beforeEach, expect, it, vi } from 'vitest';
import { startAfresh } from './openPortal';
import { signInAs } from './session';

/** A fake XMLHttpRequest that the test controls. */
class Line {
  static last: Line;
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  headers: { [name: string]: string } = {};
  status = 0;
  statusText = '';
  responseText = '';
  onload = () => {};
  onerror = () => {};
  body: unknown;
  open = vi.fn();
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  send(body: unknown) {
    this.body = body;
    Line.last = this;
  }
}

async function beginUpload() {
  vi.stubGlobal('XMLHttpRequest', Line);
  const { callStep } = await import('../../src/portal/calls/call');
  const shares: number[] = [];
  const file = new File(['bytes'], 'pan.jpg');
  const result = callStep(
    'POST pan-sr-raise/',
    { policyNumber: '50010001', pan_document: { id: 'f1' } },
    { as: 'multipart', files: { pan_document: file }, onProgress: (share) => shares.push(share) },
  );
  await vi.waitFor(() => expect(Line.last?.body).toBeInstanceOf(FormData), { timeout: 8000 });
  return { result, shares, line: Line.last };
}

beforeEach(() => {
  startAfresh();
  window.history.replaceState(null, '', '/dashboard/policy');
  signInAs();
});

it('reports the progress of an upload, and reads its response like any other', async () => {
  const { result, shares, line } = await beginUpload();
  line.upload.onprogress?.({ loaded: 25, total: 100 });
  line.upload.onprogress?.({ loaded: 100, total: 100 });
  Object.assign(line, { status: 200, responseText: '{"status":"success","ticketnumber":"SR1"}' });
  line.onload();
  expect(await result).toEqual({
    status: 'ok',
    data: { status: 'success', ticketnumber: 'SR1' },
  });
  expect(shares).toEqual([0.25, 1]);
  expect(line.headers.Authorization).toMatch(/^JWT /);
  expect(line.headers['Unique-Client-Id']).toBe('C10001');
  expect(line.open).toHaveBeenCalledWith('POST', expect.stringMatching(/\/api\/pan-sr-raise\/$/));
});

it('[ERR-02] shows "Something Went Wrong" when an upload gets a 500', async () => {
  const { toasts } = await import('../../src/portal/notices/toasts');
  const { result, line } = await beginUpload();
  Object.assign(line, { status: 500, responseText: '{}' });
  line.onload();
  expect((await result).status).toBe('failed');
  expect(toasts.get()).toMatchObject([{ type: 'danger', message: 'Something Went Wrong' }]);
});

it('shows when the connection breaks during an upload', async () => {
  const { toasts } = await import('../../src/portal/notices/toasts');
  const { result, line } = await beginUpload();
  line.onerror();
  expect(await result).toMatchObject({ status: 'lost' });
  expect(toasts.get()[0]?.message).toBe('Something went wrong. Please try again');
});
