import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type CallChoice, type Line, openPaneEnd, type ToFrame } from './frame/messages';
import type { PreviewState, ShownState } from './previewState';

/** Milliseconds until a frame that says nothing counts as hanging. */
const patience = 8000;

/** Keeps a frame at the state that is given, and hears what it shows. */
export function useFrame(
  state: PreviewState | undefined,
  onShown: (shown: ShownState) => void,
): {
  /** For the address of the frame. */
  name: string;
  /** Counts how often the frame was loaded again. */
  loads: number;
  calls: CallChoice[];
  isHanging: boolean;
  loadAgain: () => void;
} {
  const [name] = useState(() => crypto.randomUUID());
  const [isReady, setReady] = useState(false);
  const [loads, setLoads] = useState(0);
  const [opened, setOpened] = useState<{ key: string; calls: CallChoice[] }>();
  const [isHanging, setHanging] = useState(false);
  const line = useRef<Line<ToFrame>>(undefined);
  const shown = useRef<ShownState>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const send = useEffectEvent((next: PreviewState) => {
    line.current?.send({ kind: 'show', state: next });
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setHanging(true), patience);
  });
  const hear = useEffectEvent((told: ShownState) => {
    shown.current = told;
    onShown(told);
  });
  const hearReady = useEffectEvent(() => {
    const { key, policyNo, answers } = shown.current ?? {};
    const isKept = loads > 0 && answers && key === state?.key;
    setReady(true);
    if (state) send(isKept ? { ...state, kept: { policyNo: policyNo!, answers } } : state);
  });

  useEffect(() => {
    line.current = openPaneEnd(name, (message) => {
      clearTimeout(timer.current);
      setHanging(false);
      if (message.kind === 'ready') hearReady();
      if (message.kind === 'opened') setOpened(message);
      if (message.kind === 'shown') hear(message.shown);
    });
    return () => {
      clearTimeout(timer.current);
      line.current?.close();
    };
  }, [name]);

  useEffect(() => {
    if (isReady && state) send(state);
  }, [isReady, state]);

  return {
    name,
    loads,
    calls: opened && opened.key === state?.key ? opened.calls : none,
    isHanging,
    loadAgain: () => {
      setReady(false);
      setHanging(false);
      setLoads(loads + 1);
    },
  };
}

const none: CallChoice[] = [];
