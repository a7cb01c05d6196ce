import { Hint, Icon, onPaper, TextButton, tokens } from '#ui';
import type { Pointer } from '#engine';
import styled from '@emotion/styled';
import { useId } from 'react';
import type { FormSection } from '../draw/formSection';
import { useFormController } from '../controller/useFormController';
import { t, tCount } from '../i18n';
import { useIsFormLocked } from '../signatures/useSignatureStatus';
import { goToPage } from './navigation';
import { ReviewAnswers } from './ReviewAnswers';
import type { ReviewRow } from './reviewRows';

const { colour } = tokens;

const Section = styled.section`
  border-top: 1px solid ${colour.hairline};
  &:last-of-type {
    border-bottom: 1px solid ${colour.hairline};
  }
`;

/**
 * In pixels: the room below a heading on paper, enough for a first answer. `break-after: avoid` does not keep the two
 * together, for Chromium then cuts the answer.
 */
const roomForAnswer = 112;

const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0 16px;
  align-items: center;
  padding: 4px 0 12px;
  > button {
    white-space: nowrap;
  }
  /* Below the title, not below its arrow. */
  > p {
    grid-column: 1 / -1;
    padding-left: 28px;
  }
  ${onPaper} {
    padding: 4px 0 ${roomForAnswer}px;
    margin-bottom: -${roomForAnswer - 2}px;
    break-inside: avoid;
    /* Nothing is folded, so nothing is to be counted. */
    > p {
      display: none;
    }
  }
`;

const Toggle = styled.button`
  display: grid;
  grid-template-columns: 20px minmax(0, 1fr);
  gap: 8px;
  align-items: center;
  width: 100%;
  min-height: ${tokens.target}px;
  padding: 8px 0;
  color: ${colour.ink};
  font-weight: 600;
  text-align: left;
  background: none;
  border: 0;
  cursor: pointer;
  svg {
    color: ${colour.primary};
  }
  &[aria-expanded='false'] svg {
    transform: rotate(-90deg);
  }
  ${onPaper} {
    display: block;
    min-height: 0;
    padding: 4px 0;
    svg {
      display: none;
    }
  }
`;

const Wrong = styled.span`
  color: ${colour.red};
`;

interface Props {
  section: FormSection;
  rows: ReviewRow[];
  /** The fields whose answers are missing or to be put right. */
  wrong: Pointer[];
  isOpen: boolean;
  onToggle: () => void;
}

/** A heading that opens and closes the answers of a section, with how many there are. */
export function ReviewSection({ section, rows, wrong, isOpen, onToggle }: Props) {
  const controller = useFormController();
  const isLocked = useIsFormLocked();
  const id = useId();
  const { name, title } = section;
  const answers = rows.flatMap((row) => row.answers);
  const given = answers.filter(({ text }) => text !== '').length;
  const isChangeable = !isLocked && answers.some(({ isReadOnly }) => !isReadOnly);
  return (
    <Section aria-labelledby={`${id}~title`}>
      <Line>
        <h3>
          <Toggle
            type="button"
            aria-expanded={isOpen}
            aria-controls={id}
            aria-describedby={`${id}~count`}
            onClick={onToggle}
          >
            <Icon name="down" />
            <span id={`${id}~title`}>{title}</span>
          </Toggle>
        </h3>
        {isChangeable && (
          <TextButton
            aria-label={t('pages.changeNamed', { label: title })}
            onClick={() => goToPage(controller, name)}
          >
            {t('pages.change')}
          </TextButton>
        )}
        <Hint as="p" id={`${id}~count`}>
          {tCount('pages.answers', given)}
          {wrong.length > 0 && <Wrong> · {tCount('pages.problems', wrong.length)}</Wrong>}
        </Hint>
      </Line>
      <ReviewAnswers id={id} page={name} rows={rows} wrong={wrong} isHidden={!isOpen} />
    </Section>
  );
}
