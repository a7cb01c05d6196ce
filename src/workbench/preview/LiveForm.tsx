import type { Example } from '#authoring';
import { useEffect, useMemo, useState } from 'react';
import { useCheckedType, useChecking } from '../checker/checking';
import { useFilesOf } from '../checker/useFilesOf';
import { exampleFilesOf, nameOf } from '../editor/filesOf';
import { usePlace } from '../shell/place';
import { tellShown } from '../shell/shown';
import { PreviewPane } from './PreviewPane';

/** The form of the request type that is open. */
export function LiveForm() {
  const { key } = usePlace().place;
  useEffect(() => {
    if (key === undefined) tellShown(undefined);
  }, [key]);
  return key === undefined ? null : <FormOf requestKey={key} />;
}

function FormOf({ requestKey }: { requestKey: string }) {
  const checking = useChecking();
  const { modules, languages, isDrawn, isChecking } = useCheckedType(requestKey);
  const files = useFilesOf(requestKey);
  const examples = useMemo(() => examplesIn(requestKey, files), [requestKey, files]);
  const all = useMemo(() => ['', ...languages], [languages]);
  const [today] = useState(() => new Date().toISOString().slice(0, 10));
  return (
    <PreviewPane
      requestKey={requestKey}
      modules={modules}
      languages={all}
      examples={examples}
      today={today}
      isOutdated={!isDrawn && !isChecking}
      onLanguage={(language) => checking.open(requestKey, language || undefined)}
      onShown={tellShown}
    />
  );
}

/** The examples that can be read, by the name of their file. */
function examplesIn(key: string, files: { [path: string]: string }): { [name: string]: Example } {
  return Object.fromEntries(
    exampleFilesOf(key, Object.keys(files)).flatMap((path) => {
      const example = exampleIn(files[path]!);
      return example ? [[nameOf(path), example]] : [];
    }),
  );
}

/** Undefined for what is being typed and is no example yet. */
function exampleIn(text: string): Example | undefined {
  try {
    const example = JSON.parse(text) as Partial<Example> | null;
    return example?.as?.clientId === undefined ? undefined : (example as Example);
  } catch {
    return undefined;
  }
}
