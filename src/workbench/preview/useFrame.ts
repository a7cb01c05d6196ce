import type { CoveredPart } from '#authoring';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { Channel } from '../frameChannel';
import {
  type CallChoice,
  type FrameMessage,
  openPaneChannel,
  type PaneMessage,
} from './frame/messages';
import { KeptForms } from './keptForms';
import type { PreviewFormState, PreviewState } from './previewState';

/** Milliseconds after which a frame that sends no message counts as hanging. */
const responseTimeout = 8000;

/** Milliseconds until a browser has ended the process of a frame that was removed. Another frame would hang in it, too. */
const processEnd = 1000;

/**
 * A browser keeps each module until its page goes, about 0.6 MB for the largest definition. After this many, another
 * frame takes the place of the one that is shown.
 */
const maxModules = 150;

interface FrameEvents {
  onFormState: (state: PreviewFormState) => void;
  /** The user wants to see where the rules of a part are written. */
  onOpenPart: (part: CoveredPart) => void;
}

/** Sends each state to the frame, and receives the state of its form. */
export function useFrame(
  state: PreviewState | undefined,
  /** What the form marks as covered; undefined for no marks. */
  coverage: CoveredPart[] | undefined,
  { onFormState, onOpenPart }: FrameEvents,
): {
  /** The names of the frames: the one that is shown, and the one that will replace it. */
  shown: string | undefined;
  next: string | undefined;
  calls: CallChoice[];
  isHanging: boolean;
  loadAgain: () => void;
} {
  const [shown, setShown] = useState<string | undefined>(() => crypto.randomUUID());
  const [next, setNext] = useState<string>();
  const [isReady, setReady] = useState(false);
  const [opened, setOpened] = useState<{ key: string; calls: CallChoice[] }>();
  const [isHanging, setHanging] = useState(false);
  const [kept] = useState(() => new KeptForms());
  const channels = useRef(new Map<string | undefined, Channel<PaneMessage>>());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const modules = useRef({ count: 0, last: '' });

  const send = useEffectEvent((sent: PreviewState) => {
    const { module } = sent;
    if (module !== modules.current.last)
      modules.current = { count: modules.current.count + 1, last: module };
    if (modules.current.count > maxModules && next === undefined) setNext(crypto.randomUUID());
    channels.current.get(shown)?.send({ type: 'show', state: kept.withRestored(sent) });
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setHanging(true), responseTimeout);
  });
  const receive = (message: FrameMessage) => {
    clearTimeout(timer.current);
    setHanging(false);
    if (message.type === 'ready') {
      setReady(true);
      if (state) send(state);
    }
    if (message.type === 'opened') setOpened(message);
    if (message.type === 'scrolled') kept.keepScroll(message);
    if (message.type === 'openPart') onOpenPart(message.part);
    if (message.type === 'formState') {
      kept.keep(message);
      onFormState(message.state);
    }
  };
  const receiveFromNext = ({ type }: FrameMessage) => {
    if (type === 'ready' && state)
      channels.current.get(next)?.send({ type: 'show', state: kept.withRestored(state) });
    // It is drawn; what has changed meanwhile is sent to it as to the one before.
    if (type !== 'handled') return;
    modules.current = { count: 1, last: state?.module ?? '' };
    setShown(next);
    setNext(undefined);
  };
  const receiveFrom = useEffectEvent((name: string, message: FrameMessage) => {
    if (name === shown) receive(message);
    if (name === next) receiveFromNext(message);
  });

  // Before a frame can have loaded.
  useLayoutEffect(() => {
    const open = channels.current;
    for (const [name, channel] of open)
      if (name !== shown && name !== next) {
        channel.close();
        open.delete(name);
      }
    for (const name of [shown, next])
      if (name !== undefined && !open.has(name))
        open.set(
          name,
          openPaneChannel(name, (message) => receiveFrom(name, message)),
        );
  }, [shown, next]);
  useLayoutEffect(() => {
    const open = channels.current;
    return () => {
      for (const channel of open.values()) channel.close();
      open.clear();
    };
  }, []);
  useEffect(() => () => clearTimeout(timer.current), [shown]);
  useEffect(() => {
    if (shown !== undefined) return undefined;
    const later = setTimeout(() => setShown(crypto.randomUUID()), processEnd);
    return () => clearTimeout(later);
  }, [shown]);

  useEffect(() => {
    if (isReady && state) send(state);
  }, [isReady, state, shown]);
  useEffect(() => {
    if (isReady) channels.current.get(shown)?.send({ type: 'coverage', parts: coverage });
  }, [isReady, coverage, shown]);

  return {
    shown,
    next,
    calls: opened && opened.key === state?.key ? opened.calls : none,
    isHanging,
    loadAgain: () => {
      setReady(false);
      setHanging(false);
      setNext(undefined);
      setShown(undefined);
    },
  };
}

const none: CallChoice[] = [];
