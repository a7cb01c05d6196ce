import {
  Alert,
  Box,
  Button,
  TextField,
  ToggleButton,
  ToggleButtonGroup,
  Typography,
} from '@mui/material';
import { useState } from 'react';
import { useCheckedType } from '../../checker/checkerClient';
import { frameProps } from '../../frameChannel';
import { t, tCount } from '../../i18n';
import { languageName } from '../../languageName';
import { download } from '../download';
import { embeddedFonts } from './embeddedFonts';
import { galleryPage } from './galleryPage';
import { GalleryView } from './GalleryView';
import { type Gallery, useGallery } from './useGallery';

/** Every state of every field of a form with its messages, as customers see them, to look at them all at once. */
export function GalleryPanel({ requestKey }: { requestKey: string }) {
  const languages = useCheckedType(requestKey, (checked) => checked.languages);
  const [hidden, setHidden] = useState<string[]>([]);
  const all = ['', ...languages];
  const shown = all.filter((one) => !hidden.includes(one));
  const { gallery, isNone, failed, stage } = useGallery(requestKey, shown);
  const [asked, setAsked] = useState('');
  const [found, setFound] = useState(0);
  const isComplete = gallery !== undefined && gallery.done === gallery.order.length;
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', height: 1 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, px: 2, py: 0.5 }}>
        <TextField
          type="search"
          placeholder={t('gallery.search')}
          value={asked}
          onChange={({ target }) => setAsked(target.value)}
          slotProps={{ htmlInput: { 'aria-label': t('gallery.search') } }}
        />
        {languages.length > 0 && (
          <ToggleButtonGroup
            size="small"
            aria-label={t('gallery.languages')}
            value={shown}
            onChange={(_event, wanted: string[]) =>
              wanted.length > 0 && setHidden(all.filter((one) => !wanted.includes(one)))
            }
          >
            {all.map((one) => (
              <ToggleButton key={one} value={one} sx={{ py: 0.25, textTransform: 'none' }}>
                {languageName(one || 'en')}
              </ToggleButton>
            ))}
          </ToggleButtonGroup>
        )}
        <Typography variant="body2" role="status" sx={{ flex: 1, color: 'text.secondary' }}>
          {isNone ? t('gallery.none') : gallery ? progress(gallery, asked, found) : t('loading')}
        </Typography>
        <Button
          disabled={!isComplete}
          onClick={() => gallery && void save(requestKey, gallery, shown)}
        >
          {t('gallery.export')}
        </Button>
      </Box>
      {failed !== undefined && (
        <Alert severity="error">{t('gallery.failed', { message: failed })}</Alert>
      )}
      {gallery && <GalleryView gallery={gallery} asked={asked} onFound={setFound} />}
      <Stage name={stage} />
    </Box>
  );
}

function progress({ done, order }: Gallery, asked: string, found: number): string {
  if (done < order.length) return t('gallery.drawing', { done, total: order.length });
  if (asked === '') return tCount('gallery.complete', found);
  return found === 0 ? t('gallery.nothing') : tCount('gallery.found', found);
}

/** Without fonts where they cannot be fetched: most readers have them. */
async function save(
  key: string,
  { title, order, groups, styles }: Gallery,
  languages: string[],
): Promise<void> {
  const drawn = order.flatMap((id) => (groups[id] ? [groups[id]] : []));
  const fonts = await embeddedFonts(JSON.stringify(drawn)).catch((fault: unknown) => {
    console.warn('The page is saved without fonts.', fault);
    return '';
  });
  const heading = t('gallery.heading', { title });
  const page = galleryPage({ title: heading, groups: drawn, styles, fonts });
  const tags = languages.filter(Boolean).map((language) => `-${language}`);
  download(`states-${key}${tags.join('')}.html`, 'text/html', page);
}

/** Where the forms are drawn: as wide as a phone, and out of sight. */
const Stage = ({ name }: { name: string }) => (
  <Box sx={{ position: 'relative', width: 0, height: 0, overflow: 'hidden' }} inert>
    <Box
      component="iframe"
      {...frameProps('gallery.html', name)}
      title={t('gallery.stage')}
      tabIndex={-1}
      sx={{ width: '390px', height: '800px', border: 0 }}
    />
  </Box>
);
