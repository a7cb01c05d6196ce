import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Typography,
} from '@mui/material';
import { type MouseEvent, useEffect, useId, useRef, useState } from 'react';
import { t } from '../i18n';
import { elementsOf } from './elementsOf';
import { linkedAddress } from './linkedAddress';
import type { Meaning } from './meaning';
import { meaningElement } from './meaningElement';
import { sectionAt } from './reference';

interface Props {
  /** What the word at the cursor means; undefined where there is none. */
  meaning: Meaning | undefined;
  /** The address of the section to begin with. */
  section: string;
  onClose: () => void;
}

/** What a word means, and the section of the reference that says more. Links lead to other sections. */
export function ReferenceDialog({ meaning, section: first, onClose }: Props) {
  const headingId = useId();
  const content = useRef<HTMLDivElement>(null);
  const [visited, setVisited] = useState([first]);
  const address = visited.at(-1)!;
  const section = sectionAt(address)!;
  useEffect(() => {
    content.current?.scrollTo(0, 0);
  }, [address]);
  function follow(event: MouseEvent) {
    const link = event.target instanceof Element && event.target.closest('a');
    if (!link) return;
    event.preventDefault();
    const to = linkedAddress(address, link.getAttribute('href') ?? '');
    if (sectionAt(to)) setVisited([...visited, to]);
    else if (to.startsWith('https:')) window.open(to, '_blank', 'noopener');
  }
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="md" aria-labelledby={headingId}>
      <DialogTitle id={headingId}>{t('reference.heading')}</DialogTitle>
      <DialogContent ref={content} dividers tabIndex={0} className="reference">
        {meaning && visited.length === 1 && (
          <Box
            ref={(place: HTMLDivElement | null) =>
              place?.replaceChildren(meaningElement(place.ownerDocument, meaning))
            }
            onClick={follow}
            sx={{ mb: 2, pb: 2, borderBottom: 1, borderColor: 'divider' }}
          />
        )}
        <Typography component="h3" variant="h6">
          {section.title}
        </Typography>
        <Box
          key={address}
          ref={(place: HTMLDivElement | null) =>
            place?.replaceChildren(elementsOf(place.ownerDocument, section.tokens))
          }
          onClick={follow}
        />
      </DialogContent>
      <DialogActions>
        <Button
          disabled={visited.length === 1}
          onClick={() => setVisited(visited.slice(0, -1))}
          sx={{ mr: 'auto' }}
        >
          {t('reference.back')}
        </Button>
        <Button onClick={onClose}>{t('reference.close')}</Button>
      </DialogActions>
    </Dialog>
  );
}
