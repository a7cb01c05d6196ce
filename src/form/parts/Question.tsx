import { FieldFrame, type FieldFrameProps } from '../../look/FieldFrame';
import { say } from '../words';

export type QuestionProps = Omit<FieldFrameProps, 'afterLabel' | 'problemPrefix'> & {
  isOptional?: boolean;
};

/** A field's frame in the words of the form. */
export const Question = ({ isOptional, ...frame }: QuestionProps) => (
  <FieldFrame
    {...frame}
    afterLabel={isOptional ? say('optional') : undefined}
    problemPrefix={say('problem.prefix')}
  />
);
