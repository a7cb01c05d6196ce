import { fieldOf } from '#engine';
import { Hint, TextButton, tokens } from '#ui';
import styled from '@emotion/styled';
import { useState } from 'react';
import { currentProblems } from '../controller/problems/problems';
import { useFormState, useFormController } from '../controller/useFormController';
import type { FormSection } from '../draw/formSection';
import { t } from '../i18n';
import { fieldsOn, reviewPage, goToPage } from './navigation';

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
  sections: FormSection[];
  index: number;
}

/** Links to all pages, each with whether it is complete. */
export function PageList({ sections, index }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Box open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t('pages.all')}</summary>
      {isOpen && <Steps sections={sections} index={index} onLeave={() => setOpen(false)} />}
    </Box>
  );
}

function Steps({ sections, index, onLeave }: Props & { onLeave: () => void }) {
  const controller = useFormController();
  // Redraws with every answer while the list is open.
  useFormState((state) => state.answers);
  const wrong = new Set(currentProblems(controller).map(({ at }) => fieldOf(at)));
  const steps = [
    ...sections.map((section) => ({
      name: section.name,
      title: section.name,
      state: fieldsOn(section).some((name) => wrong.has(name)) ? 'incomplete' : 'complete',
    })),
    { name: reviewPage, title: t('pages.review'), state: undefined },
  ];
  return (
    <ol>
      {steps.map(({ name, title, state }, i) => (
        <li key={name}>
          <TextButton
            aria-current={i === index ? 'step' : undefined}
            onClick={() => {
              onLeave();
              goToPage(controller, name);
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
