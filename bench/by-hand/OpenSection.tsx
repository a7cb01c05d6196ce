import { useMemo } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { Section } from '../shapes';
import { DrawnSection } from './DrawnSection';
import { gateOf } from './gates';

/** A section that depends on answers; only this section renders again when one of them changes. */
export function OpenSection({ title, description, rows }: Section) {
  const { control } = useFormContext();
  const watches = useMemo(
    () => [...new Set(rows.flat().flatMap(({ name }) => gateOf(name)?.watches ?? []))],
    [rows],
  );
  const answers: unknown[] = useWatch({ control, name: watches });
  const isOpen = (name: string) => {
    const gate = gateOf(name);
    return !gate || gate.isOpen(gate.watches.map((watched) => answers[watches.indexOf(watched)]));
  };
  const open = rows
    .map((row) => row.filter(({ name }) => isOpen(name)))
    .filter((row) => row.length > 0);
  if (open.length === 0) return null;
  return <DrawnSection title={title} description={description} rows={open} />;
}
