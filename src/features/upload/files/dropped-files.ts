/** What was dropped, with everything in the folders among it; files of folders keep their way as their names. */
export async function droppedFiles(transfer: DataTransfer): Promise<readonly File[]> {
  const files = [...transfer.files];
  // Only while the drop is being handled may it be asked for its folders.
  const entries = [...transfer.items].flatMap((item) => item.webkitGetAsEntry() ?? []);
  if (!entries.some(({ isDirectory }) => isDirectory)) return files;
  const found = await Promise.all(entries.map((entry) => filesOf(entry, '')));
  return found.flat();
}

async function filesOf(entry: FileSystemEntry, folder: string): Promise<readonly File[]> {
  const path = `${folder}${entry.name}`;
  if (entry.isFile) {
    const file = await new Promise<File>((resolve, reject) => (entry as FileSystemFileEntry).file(resolve, reject));
    return [folder === '' ? file : withPath(file, path)];
  }
  const reader = (entry as FileSystemDirectoryEntry).createReader();
  const inside: File[] = [];
  // A reader hands out at most a hundred at a time, and an empty list at the end.
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject));
    if (some.length === 0) return inside;
    for (const one of some) inside.push(...(await filesOf(one, `${path}/`)));
  }
}

function withPath(file: File, path: string): File {
  return Object.defineProperty(file, 'webkitRelativePath', { value: path });
}
