import { tokens } from '#ui';
import styled from '@emotion/styled';
import { useId, useState } from 'react';
import { t } from '../../../i18n';
import { type CoverageLevel, levelOf, levelPatterns, levelSigns } from '../../coverageLevel';
import type { PlacedPart } from './useDrawnParts';

const { colour } = tokens;

const colours: { [level in CoverageLevel]: string } = {
  full: colour.green,
  part: colour.amber,
  none: colour.red,
};

const Bar = styled.div`
  position: absolute;
  width: 6px;
  pointer-events: none;
`;

const Badge = styled.button`
  position: absolute;
  min-height: 24px;
  padding: 2px 8px;
  font-size: 0.75rem;
  font-weight: 600;
  line-height: 1.4;
  color: ${colour.ink};
  white-space: nowrap;
  cursor: pointer;
  background: ${colour.card};
  border: 2px solid;
  border-radius: 12px;
  transform: translate(-100%, -50%);
  &:focus-visible {
    outline: 3px solid ${colour.primary};
    outline-offset: 2px;
  }
`;

const Words = styled.div`
  position: absolute;
  z-index: 1;
  max-width: 320px;
  padding: 12px 16px;
  font-size: 0.8125rem;
  color: ${colour.ink};
  background: ${colour.card};
  border: 1px solid ${colour.border};
  border-radius: 8px;
  overflow-wrap: anywhere;
  ul {
    margin: 4px 0 0;
    padding-left: 16px;
  }
`;

/** So many reasons are listed; the panel has them all. */
const maxListed = 6;

/** The mark of a part: a bar beside it, and a button with its numbers that says what is not covered. */
export function PartMark({ placed, onOpen }: { placed: PlacedPart; onOpen: () => void }) {
  const [isShown, setShown] = useState(false);
  const id = useId();
  const { part, left, top, width, height } = placed;
  const { seen, total, words, title } = part;
  const level = levelOf(part);
  const name = title ?? placed.element.textContent.trim().slice(0, 60);
  const show = { onMouseEnter: () => setShown(true), onMouseLeave: () => setShown(false) };
  return (
    <>
      <Bar
        style={{
          left: left - 12,
          top,
          height,
          background: levelPatterns[level](colours[level]),
        }}
      />
      <div
        role="presentation"
        {...show}
        onKeyDown={({ key }) => key === 'Escape' && setShown(false)}
        onFocus={() => setShown(true)}
        onBlur={() => setShown(false)}
      >
        <Badge
          type="button"
          style={{ left: left + width, top: top + 10, borderColor: colours[level] }}
          aria-label={t('preview.coverage.part', { name, seen, total })}
          aria-describedby={isShown ? id : undefined}
          onClick={onOpen}
        >
          <span aria-hidden>{levelSigns[level]}</span>{' '}
          {t('preview.coverage.count', { seen, total })}
        </Badge>
        {isShown && (
          <Words id={id} role="tooltip" style={{ left, top: top + 20 }}>
            {t(`preview.coverage.levels.${level}`)}
            {words.length > 0 && (
              <ul>
                {words.slice(0, maxListed).map((one) => (
                  <li key={one}>{one}</li>
                ))}
                {words.length > maxListed && (
                  <li>{t('preview.coverage.more', { count: words.length - maxListed })}</li>
                )}
              </ul>
            )}
          </Words>
        )}
      </div>
    </>
  );
}
