import { beforeEach, describe, expect, test } from 'vitest';
import { KeptPlaces } from '#src/adapters/place/kept-places.ts';
import { type NewsOfPlace, PlaceNews } from '#src/app/place-news.ts';
import { parseKeptPlace, type KeptPlace } from '#src/features/reader/place/kept-place.ts';

function place(given: Partial<KeptPlace> = {}): KeptPlace {
  const anchor = { id: 'p3', offset: 0, order: 2, count: 9, before: [], after: [], contentHash: 'h1' };
  return { workId: '12', chapterId: '3', ...anchor, progress: 0.5, at: 1000, ...given };
}

function memory(): Storage {
  const kept = new Map<string, string>();
  return { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => void kept.set(key, value) } as Storage;
}

let places: KeptPlaces<KeptPlace>;
let news: PlaceNews;
let told: (readonly [progress: number, isRereading: boolean])[];
let offered: (number | null)[];
let gone: number[];
let left: AbortController;

beforeEach(() => {
  const storage = memory();
  places = new KeptPlaces(parseKeptPlace, () => storage);
  news = new PlaceNews(places);
  [told, offered, gone, left] = [[], [], [], new AbortController()];
  news.onKept(({ place: kept, isRereading }: NewsOfPlace) => told.push([kept.progress, isRereading]));
  news.onOffered((one) => offered.push(one?.progress ?? null));
});

function open(): void {
  news.open('3', left.signal).onGo(({ progress }) => gone.push(progress));
}

/** As a sign-in brings it. */
function bring(progress: number, at = 500): void {
  places.replace([place({ id: 'p7', progress, at })]);
  news.look();
}

const kept = (): number | undefined => places.ofChapter('3')?.progress;

describe('A place that comes from elsewhere while its chapter is open', () => {
  test('is offered, and no rest behind it takes its place or is told of.', () => {
    open();
    news.keep(place({ progress: 0.1 }));
    bring(0.8);
    news.keep(place({ progress: 0.2, at: 2000 }));
    expect([offered, kept(), told]).toEqual([[0.8], 0.8, [[0.1, false]]]);
  });

  test('is found at the next rest too, where nobody said that it has come.', () => {
    open();
    places.replace([place({ id: 'p7', progress: 0.8, at: 500 })]);
    news.keep(place({ progress: 0.2, at: 2000 }));
    expect([offered, kept(), told]).toEqual([[0.8], 0.8, []]);
  });

  test('is where the reader goes who says so; what they read from there is kept as ever.', () => {
    open();
    bring(0.8);
    news.answer('go');
    news.keep(place({ progress: 0.9, at: 2000 }));
    expect([offered, gone, kept(), told]).toEqual([[0.8, null], [0.8], 0.9, [[0.9, false]]]);
  });

  test('gives way to a reader who stays: they read again from there.', () => {
    open();
    bring(0.8);
    news.answer('stay');
    news.keep(place({ progress: 0.2, at: 2000 }));
    news.look();
    expect([offered, gone, kept(), told]).toEqual([[0.8, null], [], 0.2, [[0.2, true]]]);
  });

  test('is offered no more once the reader has come past it by themselves.', () => {
    open();
    bring(0.3);
    news.keep(place({ progress: 0.4, at: 2000 }));
    expect([offered, kept(), told]).toEqual([[0.3, null], 0.4, [[0.4, false]]]);
  });

  test('stays when the chapter is left, the last rest included, and is no question any more.', () => {
    open();
    bring(0.8);
    left.abort();
    news.keep(place({ progress: 0.2, at: 2000 }));
    news.answer('go');
    expect([offered, kept(), told, gone]).toEqual([[0.8, null], 0.8, [], []]);
  });

  test('that lies behind the reader is nothing to ask about.', () => {
    open();
    news.keep(place({ progress: 0.6 }));
    bring(0.3);
    news.keep(place({ progress: 0.7, at: 2000 }));
    expect([offered, kept()]).toEqual([[], 0.7]);
  });
});

describe('A place that this page knows of', () => {
  test('is left behind by who goes back: they read again.', () => {
    places.keep(place({ progress: 0.6 }));
    open();
    news.keep(place({ progress: 0.2, at: 2000 }));
    expect([offered, kept(), told]).toEqual([[], 0.2, [[0.2, true]]]);
  });

  test('of another chapter than the open one is kept as it comes.', () => {
    open();
    places.replace([place({ chapterId: '4', progress: 0.6 })]);
    news.keep(place({ chapterId: '4', progress: 0.2, at: 2000 }));
    expect([offered, places.ofChapter('4')?.progress, told]).toEqual([[], 0.2, [[0.2, true]]]);
  });
});

test('What is read after the clock of a device was set back is what the work is continued with.', () => {
  news.keep(place({ chapterId: '3', at: 9000 }));
  news.keep(place({ chapterId: '4', at: 1000 }));
  news.keep(place({ chapterId: '4', progress: 0.6, at: 1500 }));
  expect([places.ofWork('12')?.chapterId, places.ofChapter('4')?.progress, places.ofChapter('3')?.at]).toEqual(['4', 0.6, 9000]);
});
