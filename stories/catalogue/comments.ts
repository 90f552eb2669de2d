import { makeFragmentData } from '#graphql/generated/index.ts';
import { CommentItem_comment } from '#src/entities/comment/CommentItem.tsx';
import type { CommentThread } from '#src/entities/comment/CommentList.tsx';
import type { OutgoingView } from '#src/entities/comment/OutgoingComment.tsx';
import type { ChapterPins } from '#src/entities/comment/comment-pin.ts';
import { UNREAD_COMMENTS, type CommentsSectionView } from '#src/features/comments/comments-view.ts';

export const LAN = { id: '7', name: 'Lan', avatarUrl: null };
export const ORIGINS = ['http://vi.localhost:3000', 'http://ja.localhost:3000'];
export const NOTHING_CHANGES: ReadonlySet<string> = new Set();

/** What a story says of a comment; the rest is made up. */
export interface CommentMaking {
  readonly id: string;
  readonly author?: { readonly id: string; readonly name: string } | null;
  readonly text?: string;
  readonly emoji?: string | null;
  readonly isSpoiler?: boolean;
  readonly isDeleted?: boolean;
  readonly isEdited?: boolean;
  readonly replyToId?: string | null;
  readonly pinId?: string;
}

export function comment({ id, author = { id: '9', name: '美咲' }, text = 'Đoạn cái ô hay quá!', ...making }: CommentMaking) {
  const { emoji = null, isSpoiler = false, isDeleted = false, isEdited = false, replyToId = null, pinId } = making;
  const createdAt = `2026-11-20T08:${id.padStart(2, '0').slice(-2)}:00.000Z`;
  const pin = pinId === undefined ? null : { id: pinId };
  const person = author === null ? null : { ...author, avatar: null };
  return makeFragmentData(
    {
      id,
      author: person,
      text,
      emoji,
      isSpoiler,
      isDeleted,
      createdAt,
      editedAt: isEdited ? '2026-11-20T09:30:00.000Z' : null,
      replyToId,
      pin,
    },
    CommentItem_comment,
  );
}

export function thread(making: CommentMaking, replies: readonly CommentMaking[] = []): CommentThread {
  return {
    id: making.id,
    comment: comment(making),
    replies: replies.map((reply) => ({ id: reply.id, comment: comment({ ...reply, replyToId: making.id }) })),
    hasEarlier: false,
  };
}

export const THREADS: readonly CommentThread[] = [
  thread({ id: '24', author: LAN, text: 'Mình đọc lại lần thứ ba rồi mà vẫn bật cười.', emoji: '😂', isEdited: true }),
  thread({ id: '23', text: '雨の音まで聞こえてきそうな回でした。' }, [
    { id: '25', author: LAN, text: 'Đúng vậy!', emoji: '☔' },
    { id: '26', text: '屋根の上の約束、続きが気になります。', isSpoiler: true },
  ]),
  thread({ id: '22', text: '', isDeleted: true, author: null }, [{ id: '27', text: 'Ai vừa nói gì vậy?' }]),
];

/** Of a comic; the text of a novel has paragraphs instead. */
export const PAGES: ChapterPins = {
  places: () => [1, 2, 3].map((number) => ({ id: `p${number}`, kind: 'page', number, excerpt: null })),
  show: () => undefined,
};
export const PARAGRAPHS: ChapterPins = {
  places: () => [
    { id: 'b1', kind: 'paragraph', number: 1, excerpt: 'Trời mưa từ sáng sớm, mưa…' },
    { id: 'b2', kind: 'paragraph', number: 2, excerpt: 'その灯籠は消えなかった。' },
  ],
  show: () => undefined,
};

export const LONG_TEXT = Array.from({ length: 14 }, (_, line) => `Dòng ${line + 1}: mưa vẫn rơi trên mái hiên của tiệm sách.`).join('\n');

export function outgoing(making: Partial<OutgoingView>): OutgoingView {
  return {
    key: 'k1',
    text: 'Bình luận đang trên đường đi.',
    emoji: null,
    isSpoiler: false,
    replyToId: null,
    isTravelling: true,
    refusal: null,
    ...making,
  };
}

export const SHOWN_COMMENTS: CommentsSectionView = { ...UNREAD_COMMENTS, stage: 'shown', threads: THREADS, totalItems: 24 };
