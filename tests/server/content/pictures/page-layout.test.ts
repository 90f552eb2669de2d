import { describe, expect, it } from 'vitest';
import { judgeDirection, judgeLayout } from '#server/content/pictures/page-layout.ts';

const shapes = (width: number, ...heights: number[]) => heights.map((height) => ({ width, height }));

describe('the layout of pages', () => {
  it('is a strip when they are tall, whatever the cover is', () => {
    expect(judgeLayout([{ width: 850, height: 1_200 }, ...shapes(850, 3_699, 3_699, 3_697)], null)).toBe('STRIP');
  });

  it('is a strip when they are slices of one width and uneven height', () => {
    expect(judgeLayout(shapes(1_080, 1_600, 2_100, 1_500, 2_400, 1_900, 1_650), null)).toBe('STRIP');
  });

  it('is paged when they are shaped like paper, a long one among them or not', () => {
    expect(judgeLayout(shapes(1_100, 765, 1_553, 1_553, 1_553, 905), null)).toBe('PAGED');
    expect(judgeLayout(shapes(1_200, 1_660, 1_660, 2_965), null)).toBe('PAGED');
  });

  it('is paged when they are the pieces of a picture scroll', () => {
    expect(
      judgeLayout(
        [
          { width: 955, height: 720 },
          { width: 820, height: 720 },
          { width: 3_000, height: 720 },
        ],
        null,
      ),
    ).toBe('PAGED');
  });

  it('is what the owner said where he said it', () => {
    expect(judgeLayout(shapes(1_100, 1_553), 'TOP_TO_BOTTOM')).toBe('STRIP');
    expect(judgeLayout(shapes(800, 4_000), 'LEFT_TO_RIGHT')).toBe('PAGED');
  });
});

describe('the reading direction', () => {
  it('is from the right for Japanese pages, from the left for Vietnamese ones, downwards for strips', () => {
    expect([
      judgeDirection(['PAGED'], 'ja'),
      judgeDirection(['PAGED', 'STRIP'], 'vi'),
      judgeDirection(['STRIP', 'STRIP', 'PAGED'], 'ja'),
    ]).toEqual(['RIGHT_TO_LEFT', 'LEFT_TO_RIGHT', 'TOP_TO_BOTTOM']);
  });
});
