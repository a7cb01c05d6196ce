import { type MouseEvent, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** A dialog with a menu: it closes by Escape, by a press beside it, and where another screen opens. */
export function useMenuDialog() {
  const ref = useRef<HTMLDialogElement>(null);
  const { key } = useLocation();
  const close = () => ref.current?.close();
  useEffect(close, [key]);
  const onClick = ({ target }: MouseEvent) => target === ref.current && close();
  return { open: () => ref.current?.showModal(), close, dialog: { ref, onClick } };
}
