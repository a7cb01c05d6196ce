import styled from '@emotion/styled';
import { type ReactNode, useMemo } from 'react';
import { FieldContext } from './FieldContext';
import { Hint } from './Hint';
import { leaving } from './leaving';
import { Notes } from './Notes';
import { ProblemText } from './ProblemText';
import { tokens } from './tokens';
import { visuallyHidden } from './VisuallyHidden';

export interface FieldFrameProps {
  /** The id of the input. */
  id: string;
  label: string;
  /** Muted text after the label. */
  afterLabel?: string | undefined;
  /**
   * What the label is for: `label` one input, `legend` a radio group, `choices` a
   * group of checkboxes, `group` several fields, `text` content without an
   * input. `self`: the children have their own label.
   */
  labelled?: 'label' | 'legend' | 'choices' | 'group' | 'text' | 'self';
  /** Label and help are visible elsewhere; here they are for screen readers. */
  isLabelHidden?: boolean;
  isRequired?: boolean;
  help?: string | undefined;
  hint?: string | undefined;
  notes?: string[] | undefined;
  links?: ReactNode;
  problem?: string | undefined;
  problemHint?: string | undefined;
  problemPrefix?: string | undefined;
  children: ReactNode;
  /** What stands after the input; `afterId` is the id of its text. */
  after?: ReactNode;
  afterId?: string;
  /** The focus leaves the input and what stands after it. */
  onLeave?: () => void;
}

const Frame = styled.div`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  &[data-problem] {
    padding-left: 16px;
    border-left: 4px solid ${tokens.colour.red};
  }
`;

const Label = styled.label`
  display: block;
  margin-bottom: 4px;
  padding: 0;
  font-weight: 500;
`;

const QuietLabel = styled(Hint)`
  margin-bottom: 4px;
`;

const UnseenLabel = styled.label(visuallyHidden, 'padding: 0;');
const UnseenHelp = styled.div(visuallyHidden);

const Words = styled.div`
  display: grid;
  gap: 4px;
  margin-bottom: 8px;
`;

/** Groups are no `fieldset`: browsers draw its border from the middle of its legend only. */
const frames = {
  label: { as: 'div', role: undefined, Label, labelAs: 'label' },
  legend: { as: 'div', role: 'radiogroup', Label, labelAs: 'div' },
  choices: { as: 'div', role: 'group', Label, labelAs: 'div' },
  group: { as: 'div', role: 'group', Label, labelAs: 'div' },
  text: { as: 'div', role: 'group', Label: QuietLabel, labelAs: 'div' },
  self: { as: 'div', role: undefined, Label: undefined, labelAs: undefined },
} as const;

/** The label, help, notes and error of a field, connected with its input by ARIA. */
export function FieldFrame(props: FieldFrameProps) {
  const { id, label, afterLabel, labelled = 'label', isRequired, isLabelHidden, children } = props;
  const { help, hint, notes, links, problem, problemHint, problemPrefix, after, afterId, onLeave } =
    props;
  const { as, role, Label: SeenLabel, labelAs } = frames[labelled];
  const LabelElement = SeenLabel && isLabelHidden ? UnseenLabel : SeenLabel;
  const seenHelp = isLabelHidden ? undefined : help;
  const isInvalid = Boolean(problem);
  const drawn = [help && 'help', hint && 'hint', notes?.length && 'notes', problem && 'problem'];
  const ids = drawn.filter(Boolean).map((name) => `${id}~${name}`);
  const describedBy = [...ids, afterId].filter(Boolean).join(' ') || undefined;
  const aria = useMemo(() => ({ describedBy, isInvalid }), [describedBy, isInvalid]);
  const group = role && {
    role,
    'aria-labelledby': `${id}~label`,
    'aria-describedby': describedBy,
    ...(role === 'radiogroup' && { 'aria-required': isRequired, 'aria-invalid': isInvalid }),
  };
  return (
    <Frame
      as={as}
      data-problem={isInvalid ? '' : undefined}
      {...group}
      onBlur={onLeave && leaving(onLeave)}
    >
      {LabelElement && (
        <LabelElement as={labelAs} id={`${id}~label`} {...(labelAs === 'label' && { htmlFor: id })}>
          {label}
          {afterLabel && <Hint as="span"> {afterLabel}</Hint>}
        </LabelElement>
      )}
      {help && isLabelHidden && <UnseenHelp id={`${id}~help`}>{help}</UnseenHelp>}
      {(seenHelp || hint || notes?.length || links || problem) && (
        <Words>
          {seenHelp && <Hint id={`${id}~help`}>{seenHelp}</Hint>}
          {hint && <Hint id={`${id}~hint`}>{hint}</Hint>}
          {notes && notes.length > 0 && (
            <Hint>
              <Notes id={`${id}~notes`} notes={notes} />
            </Hint>
          )}
          {links}
          {problem && (
            <ProblemText id={`${id}~problem`} prefix={problemPrefix} hint={problemHint}>
              {problem}
            </ProblemText>
          )}
        </Words>
      )}
      <FieldContext value={aria}>{children}</FieldContext>
      {after}
    </Frame>
  );
}
