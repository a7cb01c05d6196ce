import { fieldOf } from '#engine';
import { Hint, TextButton, tokens } from '#ui';
import styled from '@emotion/styled';
import { useState } from 'react';
import { problemsNow } from '../controller/problems/problems';
import { useRequest, useSession } from '../controller/useFormController';
import type { DrawnForm } from '../draw/formSection';
import { t } from '../i18n';
import { fieldsOn, review, walkTo } from './navigation';

const Box = styled.details`
  summary {
    display: inline-flex;
    align-items: center;
    min-height: ${tokens.target}px;
    color: ${tokens.colour.primary};
    font-weight: 600;
    text-decoration: underline;
    text-underline-offset: 3px;
    cursor: pointer;
  }
  ol {
    padding-left: 24px;
  }
  button {
    text-align: left;
  }
`;

interface Props {
  forms: DrawnForm[];
  index: number;
}

/** All pages, to jump to, each with whether it is complete. */
export function StepList({ forms, index }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Box open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t('pages.all')}</summary>
      {isOpen && <Steps forms={forms} index={index} onLeave={() => setOpen(false)} />}
    </Box>
  );
}

function Steps({ forms, index, onLeave }: Props & { onLeave: () => void }) {
  const session = useSession();
  // Drawn anew with every answer, for as long as the list is open.
  useRequest((state) => state.answers);
  const wrong = new Set(problemsNow(session).map(({ at }) => fieldOf(at)));
  const steps = [
    ...forms.map((form) => ({
      name: form.name,
      title: form.name,
      state: fieldsOn(form).some((name) => wrong.has(name)) ? 'incomplete' : 'complete',
    })),
    { name: review, title: t('pages.review'), state: undefined },
  ];
  return (
    <ol>
      {steps.map(({ name, title, state }, i) => (
        <li key={name}>
          <TextButton
            aria-current={i === index ? 'step' : undefined}
            onClick={() => {
              onLeave();
              walkTo(session, name);
            }}
          >
            {title}
          </TextButton>{' '}
          {state && <Hint as="span">{t(`pages.${state}`)}</Hint>}
        </li>
      ))}
    </ol>
  );
}
