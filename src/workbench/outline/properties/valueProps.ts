import type { Schema } from '#engine';
import type { Subject } from '../model/subjects';
import type { MapNames, Option } from './control';

/** What every control of a value gets. */
export interface ValueProps {
  id: string;
  label: string;
  /** The keyword, for those who know it. */
  keyword?: string | undefined;
  /** A language. */
  adornment?: string;
  meta: Schema;
  options?: Option[] | undefined;
  names?: MapNames | undefined;
  subjects?: Subject[] | undefined;
  value: unknown;
  isDisabled?: boolean | undefined;
  describedBy?: string | undefined;
  isWrong?: boolean | undefined;
  onChange: (value: unknown) => void;
}

/** Lower than a box of MUI: a field has many properties. */
export const dense = {
  '& .MuiInputBase-root': { py: 0.6, px: 1, fontSize: 13.5 },
  '& .MuiInputBase-inputMultiline': { p: 0 },
  '& .MuiInputBase-input:not(.MuiInputBase-inputMultiline)': { p: 0 },
  // Its arrow.
  '& .MuiInputBase-input.MuiSelect-select': { pr: 3 },
};

/** What ties a control to what is wrong with it. */
export const wrongProps = ({ describedBy, isWrong }: ValueProps) => ({
  'aria-describedby': describedBy,
  'aria-invalid': isWrong === true ? true : undefined,
});
