import { useState } from 'react';
import { TextButton } from './Button';

interface Props {
  /** What is copied. */
  text: string;
  label: string;
  /** Said when it was copied. */
  copied: string;
  /** Said when the browser refuses the clipboard; the text can still be selected and copied by hand. */
  failed: string;
  /** The id of what it belongs to, where several are on a page. */
  describedBy?: string;
}

/** Copies a text, and says whether it worked. */
export function CopyButton({ text, label, copied, failed, describedBy }: Props) {
  const [said, setSaid] = useState('');
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setSaid(copied),
      () => setSaid(failed),
    );
  return (
    <>
      <TextButton aria-describedby={describedBy} onClick={() => void copy()}>
        {label}
      </TextButton>{' '}
      <span role="status">{said}</span>
    </>
  );
}
