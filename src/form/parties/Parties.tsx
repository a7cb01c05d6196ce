import { tokens } from '#ui';
import { type Column, rowsOf } from '#engine';
import { useSyncExternalStore } from 'react';
import type { Contents } from './contents';
import { PartiesInTurn } from './PartiesInTurn';
import { PartiesTable } from './PartiesTable';

interface Props {
  title: string;
  columns: Column[];
  contents: Contents;
}

const wide = `(min-width: ${tokens.desktop}px)`;

/** The same questions to several parties: side by side if there is room, else one party after the other. */
export function Parties({ title, columns, contents }: Props) {
  const isWide = useSyncExternalStore(watchWidth, () => window.matchMedia(wide).matches);
  const rows = rowsOf(columns, (field) => field in contents);
  const Layout = isWide ? PartiesTable : PartiesInTurn;
  return <Layout title={title} rows={rows} contents={contents} />;
}

function watchWidth(listener: () => void) {
  const query = window.matchMedia(wide);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}
