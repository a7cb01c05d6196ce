import { useCallback, useEffect, useRef, useState } from 'react';

export type CameraState = 'off' | 'starting' | 'on' | 'denied' | 'none' | 'busy' | 'lost';

/** Why a camera did not start, by the name of the browser's error. */
const reasons: { [name: string]: CameraState } = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'none',
  OverconstrainedError: 'none',
  NotReadableError: 'busy',
  AbortError: 'busy',
};

const wanted: MediaStreamConstraints = {
  audio: false,
  video: { facingMode: 'user', width: { ideal: 1040 }, height: { ideal: 760 } },
};

/** The camera; it turns off when the photo is taken or the page is left. */
export function useCamera() {
  const [state, setState] = useState<CameraState>('off');
  const stream = useRef<MediaStream>(undefined);
  // Counts starts and stops: a camera that opens too late is turned off at once.
  const turn = useRef(0);

  const stop = useCallback((next: CameraState = 'off') => {
    turn.current++;
    release(stream.current);
    stream.current = undefined;
    setState(next);
  }, []);

  useEffect(
    () => () => {
      turn.current++;
      release(stream.current);
      stream.current = undefined;
    },
    [],
  );

  async function start() {
    const mine = ++turn.current;
    setState('starting');
    const opened = await openCamera();
    if (mine !== turn.current) return typeof opened === 'object' && release(opened);
    if (typeof opened === 'string') return setState(opened);
    stream.current = opened;
    // Unplugged, or blocked by the user or the system.
    for (const track of opened.getTracks()) track.addEventListener('ended', () => stop('lost'));
    setState('on');
  }

  /** Connects the stream to the video element. */
  const show = useCallback((video: HTMLVideoElement | null) => {
    if (video && video.srcObject !== stream.current) video.srcObject = stream.current ?? null;
  }, []);

  return { state, start, stop, show };
}

async function openCamera(): Promise<MediaStream | CameraState> {
  // Undefined without HTTPS.
  if (!navigator.mediaDevices) return 'none';
  try {
    return await navigator.mediaDevices.getUserMedia(wanted);
  } catch (error) {
    const reason = error instanceof Error ? reasons[error.name] : undefined;
    if (!reason) throw error;
    return reason;
  }
}

const release = (stream: MediaStream | undefined) => {
  for (const track of stream?.getTracks() ?? []) track.stop();
};
