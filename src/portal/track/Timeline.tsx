import { formatDay } from '#engine';
import { Hint, Icon, type IconName, tokens, VisuallyHidden } from '#ui';
import styled from '@emotion/styled';
import { t } from '../i18n';
import { useTimeZone } from '../insurerClock';
import type { TimelineStep } from './progress';

const { colour } = tokens;

/** The diameter of a mark, in pixels. */
const mark = 24;

/** Down the page in a narrow container, across in a wide one. The line to the next mark is a border, for forced colours. */
const List = styled.ol`
  display: grid;
  padding: 0;
  list-style: none;
  li {
    position: relative;
    min-height: 48px;
    padding: 0 0 12px ${mark + 12}px;
  }
  li:last-of-type {
    min-height: 0;
    padding-bottom: 0;
  }
  li:not(:last-of-type)::before {
    content: '';
    position: absolute;
    top: ${mark}px;
    bottom: 0;
    left: ${mark / 2 - 1}px;
    border-left: 2px solid ${colour.hairline};
  }
  li[data-state='past']::before {
    border-color: ${colour.primary};
  }
  b {
    font-weight: 400;
  }
  li[aria-current] > b {
    font-weight: 600;
  }
  li[data-state='ahead'] > b {
    color: ${colour.muted};
  }
  @container (min-width: 560px) {
    grid-auto-flow: column;
    grid-auto-columns: minmax(0, 1fr);
    li,
    li:last-of-type {
      min-height: 76px;
      padding: ${mark + 4}px 12px 0 0;
    }
    li:not(:last-of-type)::before {
      top: ${mark / 2 - 1}px;
      right: 0;
      bottom: auto;
      left: ${mark}px;
      border-top: 2px solid ${colour.hairline};
      border-left: 0;
    }
    li[data-state='past']::before {
      border-color: ${colour.primary};
    }
  }
`;

const Mark = styled.span`
  position: absolute;
  top: 0;
  left: 0;
  display: grid;
  place-items: center;
  width: ${mark}px;
  height: ${mark}px;
  color: ${colour.primary};
  background: ${colour.card};
  border: 2px solid ${colour.border};
  border-radius: 50%;
  [data-state='past'] > &,
  [aria-current] > & {
    border-color: ${colour.primary};
  }
  [data-state='current'] > & {
    border-width: 4px;
  }
`;

interface Props {
  steps: TimelineStep[];
  /** The mark of the last step of a request that is over. */
  end: IconName | undefined;
}

/** The steps of a request: those behind it, the current one and those ahead. */
export const Timeline = ({ steps, end }: Props) => {
  const timeZone = useTimeZone();
  return (
    <List aria-label={t('track.progress')}>
      {steps.map(({ name, state, at }) => {
        const isEnd = state === 'current' && end !== undefined;
        return (
          <li
            key={name}
            data-state={isEnd ? 'end' : state}
            aria-current={state === 'current' ? 'step' : undefined}
          >
            <Mark aria-hidden="true">
              {state === 'past' && <Icon name="check" size={14} />}
              {isEnd && <Icon name={end} size={14} />}
            </Mark>
            <b>{t(`track.step.${name}`)}</b>
            {!isEnd && <VisuallyHidden> {t(`track.state.${state}`)}</VisuallyHidden>}
            {at && <Hint>{formatDay(at, timeZone)}</Hint>}
          </li>
        );
      })}
    </List>
  );
};
