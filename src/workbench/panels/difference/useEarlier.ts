import type { Files } from '#authoring';
import { useEffect, useState } from 'react';
import type { ProjectServer } from '../../project/projectServer';
import type { Earlier } from '../panel';

/** Files as they were; neither part is there while they are read. */
export interface ReadEarlier {
  files?: Files;
  /** Why they cannot be read, and what to do. */
  failed?: string;
}

/** Reads the files of a request type, or those of the catalogue, as they were. A new object `earlier` reads them again. */
export function useEarlier(
  server: ProjectServer,
  key: string | undefined,
  earlier: Earlier,
): ReadEarlier {
  const [read, setRead] = useState<ReadEarlier & { key: string | undefined; earlier: Earlier }>();
  useEffect(() => {
    const leaving = new AbortController();
    const { from, name } = earlier;
    const asked = {
      ...(key !== undefined && { key }),
      ...(from === 'revision' ? { since: name } : { release: name }),
    };
    server.earlier(asked, leaving.signal).then(
      (result) =>
        setRead({
          key,
          earlier,
          ...('files' in result ? { files: result.files } : { failed: result.message }),
        }),
      ({ message }: Error) => {
        if (!leaving.signal.aborted) setRead({ key, earlier, failed: message });
      },
    );
    return () => leaving.abort();
  }, [server, key, earlier]);
  return read?.key === key && read?.earlier === earlier ? read! : {};
}
