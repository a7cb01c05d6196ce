import { pageSteps } from '#engine';
import { Hint, onPaper, TextButton, tokens } from '#ui';
import styled from '@emotion/styled';
import { useState } from 'react';
import { useFormState, useFormController } from '../controller/useFormController';
import type { FormSection } from '../draw/formSection';
import { t } from '../i18n';
import { goToPage } from './navigation';
import { type PageState, pageStates } from './pageStates';
import { reviewPage } from './pages';

const Box = styled.details`
  ${onPaper} {
    display: none;
  }
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
  ol,
  ul {
    padding-left: 24px;
  }
  button {
    text-align: left;
  }
`;

interface Props {
  sections: FormSection[];
  shown: string;
}

/** Links to all pages, each with whether it is complete. */
export function PageList({ sections, shown }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Box open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t('pages.all')}</summary>
      {isOpen && <Steps sections={sections} shown={shown} onLeave={() => setOpen(false)} />}
    </Box>
  );
}

function Steps({ sections, shown, onLeave }: Props & { onLeave: () => void }) {
  const controller = useFormController();
  // Redraws with every answer while the list is open.
  useFormState((state) => state.answers);
  const pages = pageStates(controller, sections, shown);
  const steps = [...pageSteps(controller.props.definition.ui), reviewStep()]
    .map(({ title, pages: names }) => ({
      title,
      pages: pages.filter(({ name }) => names.includes(name)),
    }))
    .filter((step) => step.pages.length > 0);
  const link = ({ name, title, state }: PageState) => (
    <>
      <TextButton
        aria-current={name === shown ? 'step' : undefined}
        onClick={() => {
          onLeave();
          goToPage(controller, name);
        }}
      >
        {title}
      </TextButton>{' '}
      {state && <Hint as="span">{t(`pages.${state}`)}</Hint>}
    </>
  );
  return (
    <ol>
      {steps.map((step) => (
        <li key={step.pages[0]!.name}>
          {step.pages.length === 1 && step.pages[0]!.title === step.title ? (
            link(step.pages[0]!)
          ) : (
            <>
              {step.title}
              <ul>
                {step.pages.map((page) => (
                  <li key={page.name}>{link(page)}</li>
                ))}
              </ul>
            </>
          )}
        </li>
      ))}
    </ol>
  );
}

const reviewStep = () => ({ title: t('pages.review'), pages: [reviewPage] });
