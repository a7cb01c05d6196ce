import { Box } from '@mui/material';
import { useEffect, useMemo, useRef, useState } from 'react';
import { t } from '../../i18n';
import { filterStates } from './filterStates';
import { galleryPage, groupMarkup, type GroupInLanguages, idOf } from './galleryPage';
import type { Gallery } from './useGallery';

interface Props {
  gallery: Gallery;
  /** What the user searches for. */
  asked: string;
  /** How many states are shown. */
  onFound: (count: number) => void;
}

/** The page of the gallery. Only sections that have changed are replaced, so that it does not jump. */
export function GalleryView({ gallery, asked, onFound }: Props) {
  const { title, order, groups, styles } = gallery;
  const frame = useRef<HTMLIFrameElement>(null);
  const [page, setPage] = useState<Document>();
  const shown = useRef(new Map<string, GroupInLanguages>());
  const empty = useMemo(
    () => galleryPage({ title: t('gallery.heading', { title }), groups: [], styles: '' }),
    [title],
  );
  useEffect(() => {
    if (!page) return;
    const main = page.getElementById('gallery-main')!;
    page.getElementById('gallery-forms')!.textContent = styles;
    for (const id of [...shown.current.keys()].filter((one) => !order.includes(one))) {
      page.getElementById(idOf(id))?.remove();
      shown.current.delete(id);
    }
    for (const id of order) {
      const group = groups[id];
      if (group && shown.current.get(id) !== group) {
        const section = elementOf(groupMarkup(group), page);
        const before = page.getElementById(idOf(id));
        if (before) before.replaceWith(section);
        else main.append(section);
        shown.current.set(id, group);
      }
    }
    onFound(filterStates(page, asked));
  }, [page, order, groups, styles, asked, onFound]);
  return (
    <Box
      component="iframe"
      ref={frame}
      title={t('gallery.view')}
      // No scripts: the page is what is saved.
      sandbox="allow-same-origin"
      srcDoc={empty}
      onLoad={() => {
        shown.current.clear();
        setPage(frame.current!.contentDocument!);
      }}
      sx={{ flex: 1, minHeight: 0, width: 1, border: 0, bgcolor: 'background.default' }}
    />
  );
}

/** The element that a markup describes. */
const elementOf = (markup: string, page: Document): Element =>
  page.adoptNode(new DOMParser().parseFromString(markup, 'text/html').body.firstElementChild!);
