import { styled } from '@mui/material/styles';
import { type ReactNode, useMemo } from 'react';
import { say } from '../words';
import { FieldContext } from './FieldContext';
import { Hint, Unseen } from './Hint';
import { Notes } from './Notes';

export interface FieldFrameProps {
  /** The id of the element that takes the answer. */
  id: string;
  label: string;
  /** `label` names one input, `legend` a choice of several, `group` several questions, `text` something that takes no answer. */
  labelled: 'label' | 'legend' | 'group' | 'text';
  isRequired: boolean;
  isOptional?: boolean;
  help?: string | undefined;
  hint?: string | undefined;
  notes?: string[] | undefined;
  /** The words of its problem, if it shows one. */
  says: string | undefined;
  children: ReactNode;
}

const Frame = styled('div')(({ theme }) => ({
  border: 0,
  margin: 0,
  padding: 0,
  minWidth: 0,
  '&[data-problem]': {
    borderLeft: `4px solid ${theme.palette.error.main}`,
    paddingLeft: theme.spacing(2),
  },
}));

const Label = styled('label')({ display: 'block', fontWeight: 600, padding: 0, marginBottom: 4 });

const QuietLabel = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  color: theme.palette.text.secondary,
  marginBottom: 4,
}));

const ProblemText = styled('p')(({ theme }) => ({
  color: theme.palette.error.main,
  fontWeight: 600,
  margin: 0,
}));

const Words = styled('div')({ display: 'grid', gap: 4, marginBottom: 8 });

const frames = {
  label: { as: 'div', role: undefined, Label, labelAs: 'label' },
  legend: { as: 'fieldset', role: 'radiogroup', Label, labelAs: 'legend' },
  group: { as: 'fieldset', role: 'group', Label, labelAs: 'legend' },
  text: { as: 'div', role: 'group', Label: QuietLabel, labelAs: 'div' },
} as const;

/** Label, help, notes, problem, then the field: what every question looks like, and how its parts are tied together. */
export function FieldFrame(props: FieldFrameProps) {
  const { id, label, labelled, isRequired, isOptional, help, hint, notes, says, children } = props;
  const { as, role, Label: LabelElement, labelAs } = frames[labelled];
  const hasNotes = Boolean(notes?.length);
  const labelId = `${id}~label`;
  const described = [
    help && `${id}~help`,
    hint && `${id}~hint`,
    hasNotes && `${id}~notes`,
    says && `${id}~problem`,
  ];
  const describedBy = described.filter(Boolean).join(' ') || undefined;
  const aria = useMemo(
    () => ({ describedBy, isInvalid: Boolean(says), labelId }),
    [describedBy, says, labelId],
  );
  const group = role && {
    role,
    'aria-labelledby': labelId,
    'aria-describedby': describedBy,
    ...(role === 'radiogroup' && { 'aria-required': isRequired, 'aria-invalid': Boolean(says) }),
  };
  return (
    <Frame as={as} data-problem={says ? '' : undefined} {...group}>
      <LabelElement as={labelAs} id={labelId} {...(labelAs === 'label' && { htmlFor: id })}>
        {label}
        {isOptional && <Hint as="span"> {say('optional')}</Hint>}
      </LabelElement>
      {(help || hint || hasNotes || says) && (
        <Words>
          {help && <Hint id={`${id}~help`}>{help}</Hint>}
          {hint && <Hint id={`${id}~hint`}>{hint}</Hint>}
          {hasNotes && (
            <Hint>
              <Notes id={`${id}~notes`} notes={notes!} />
            </Hint>
          )}
          {says && (
            <ProblemText id={`${id}~problem`}>
              <Unseen>{say('problem.prefix')} </Unseen>
              {says}
            </ProblemText>
          )}
        </Words>
      )}
      <FieldContext value={aria}>{children}</FieldContext>
    </Frame>
  );
}
