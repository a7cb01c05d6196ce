import { timeout } from './exchange';
import type { HttpRequest } from './request';

/** Sends by XMLHttpRequest, because fetch reports no upload progress. Undefined when no response arrived. */
export function upload(
  { method, url, headers, body }: HttpRequest,
  onProgress: (share: number) => void,
): Promise<Response | undefined> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open(method, url);
    request.timeout = timeout;
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total ? loaded / total : 0);
    request.onload = () => resolve(responseOf(request));
    request.onerror = () => resolve(undefined);
    request.ontimeout = () => resolve(undefined);
    request.onabort = () => resolve(undefined);
    request.send(body);
  });
}

const bodiless = [204, 205, 304];

function responseOf({ status, statusText, responseText }: XMLHttpRequest): Response {
  return new Response(bodiless.includes(status) ? null : responseText, { status, statusText });
}
