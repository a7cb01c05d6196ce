import { Card, tokens } from '#ui';
import styled from '@emotion/styled';
import { useEffect, useRef } from 'react';
import { idOf } from '../draw/fieldId';
import { goToField } from '../wizard/navigation';
import { useFormState, useFormController } from '../controller/useFormController';
import { t } from '../i18n';
import { useTitlePrefix } from '../parts/useTitlePrefix';
import { summaryMessages } from './summaryMessages';

const { colour } = tokens;

const Box = styled(Card)`
  border: 2px solid ${colour.red};
  h2 {
    font-size: 1.125rem;
  }
  ul {
    margin-top: 8px;
    padding-left: 20px;
  }
  a {
    font-weight: 600;
    color: ${colour.red};
  }
  &:focus {
    box-shadow: 0 0 0 1px ${colour.red};
  }
`;

/** All problems, each with a link to its field. It takes the focus after every submit that met problems. */
export function ErrorSummary() {
  const controller = useFormController();
  const turn = useFormState((state) => state.summary);
  const problems = useFormState((state) => state.problems);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (turn > 0) box.current?.focus();
  }, [turn]);
  // A screen reader reads the title of the page first.
  useTitlePrefix(turn > 0 ? t('problem.page') : '');
  if (turn === 0) return null;
  const messages = summaryMessages(controller.props.definition, problems);
  return (
    <Box ref={box} role="alert" tabIndex={-1}>
      <h2>{t('problem.title')}</h2>
      <ul>
        {problems.map(({ at }, i) => (
          <li key={`${at} ${i}`}>
            {at === '' ? (
              messages[i]
            ) : (
              <a
                href={`#${idOf(at)}`}
                onClick={(event) => {
                  event.preventDefault();
                  goToField(controller, at);
                }}
              >
                {messages[i]}
              </a>
            )}
          </li>
        ))}
      </ul>
    </Box>
  );
}
