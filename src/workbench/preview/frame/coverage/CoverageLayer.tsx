import type { CoveredPart } from '#authoring';
import styled from '@emotion/styled';
import { useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { t } from '../../../i18n';
import { frameStore } from '../store';
import { PartMark } from './PartMark';
import { useDrawnParts } from './useDrawnParts';

const Layer = styled.div`
  position: absolute;
  inset: 0 auto auto 0;
  z-index: 1500;
`;

/** Marks the parts of the form by what examples cover. Outside the form, which it leaves as customers have it. */
export function CoverageLayer({ onOpen }: { onOpen: (part: CoveredPart) => void }) {
  const { coverage } = useSyncExternalStore(frameStore.watch, frameStore.get);
  const placed = useDrawnParts(coverage);
  if (!coverage) return null;
  return createPortal(
    <Layer role="group" aria-label={t('preview.coverage.title')}>
      {placed.map((part) => (
        <PartMark key={part.id} placed={part} onOpen={() => onOpen(part.part)} />
      ))}
    </Layer>,
    document.body,
  );
}
