import type { ChapterDocument } from '../document/chapter-document.ts';
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
export interface ResolverParents {}
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string | number; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** A chapter's text as the typed document of graphql/document; never HTML. */
  ChapterDocument: { input: ChapterDocument; output: ChapterDocument; }
  /** An instant in ISO 8601 with a time zone, for example 2026-11-21T08:00:00.000Z. */
  DateTime: { input: string; output: string | Date; }
};

export type Chapter = {
  readonly __typename?: 'Chapter';
  readonly content: ChapterContent;
  /** Hash over the content of this version. */
  readonly contentHash: Scalars['String']['output'];
  readonly id: Scalars['ID']['output'];
  readonly next?: Maybe<Chapter>;
  /** Decimal digits with an optional part after a point: 12 or 12.5. */
  readonly number: Scalars['String']['output'];
  readonly previous?: Maybe<Chapter>;
  readonly publishedAt: Scalars['DateTime']['output'];
  readonly title?: Maybe<Scalars['String']['output']>;
  /** The aligned chapters of the work's twins. */
  readonly twins: ReadonlyArray<Chapter>;
  /** Counts from 1; a re-upload with other content makes the next one. */
  readonly version: Scalars['Int']['output'];
  readonly work: Work;
};

export type ChapterContent = ComicPages | NovelText;

/** The chapter exists, but its work is on the twin site. */
export type ChapterElsewhere = {
  readonly __typename?: 'ChapterElsewhere';
  readonly id: Scalars['ID']['output'];
  readonly language: Language;
};

export type ChapterList = {
  readonly __typename?: 'ChapterList';
  readonly items: ReadonlyArray<Chapter>;
  readonly position: ListPosition;
};

/** No chapter of this work has this id, or it is not to be shown. */
export type ChapterNotFound = {
  readonly __typename?: 'ChapterNotFound';
  readonly id: Scalars['ID']['output'];
};

export type ChapterOrder =
  | 'NEWEST_FIRST'
  | 'OLDEST_FIRST';

export type ChapterResult = Chapter | ChapterElsewhere | ChapterNotFound;

export type ComicPages = {
  readonly __typename?: 'ComicPages';
  readonly layout: PageLayout;
  readonly pages: ReadonlyArray<Page>;
};

export type Creator = {
  readonly __typename?: 'Creator';
  readonly id: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
};

export type CreatorRole =
  | 'ARTIST'
  | 'AUTHOR'
  | 'TRANSLATOR';

export type Credit = {
  readonly __typename?: 'Credit';
  readonly creator: Creator;
  readonly role: CreatorRole;
};

export type CropBox = {
  readonly __typename?: 'CropBox';
  readonly height: Scalars['Int']['output'];
  readonly left: Scalars['Int']['output'];
  readonly top: Scalars['Int']['output'];
  readonly width: Scalars['Int']['output'];
};

export type Genre = {
  readonly __typename?: 'Genre';
  readonly name: Scalars['String']['output'];
  /** Part of the address, the same in both languages. */
  readonly slug: Scalars['ID']['output'];
  readonly worksCount: Scalars['Int']['output'];
};


export type GenreNameArgs = {
  language: Language;
};


export type GenreWorksCountArgs = {
  language: Language;
};

/** The site a work is published on. A work belongs to exactly one language. */
export type Language =
  | 'ja'
  | 'vi';

/** Where a numbered list stands. Pages count from 1; a page beyond the last is empty, not an error. */
export type ListPosition = {
  readonly __typename?: 'ListPosition';
  readonly page: Scalars['Int']['output'];
  readonly perPage: Scalars['Int']['output'];
  readonly totalItems: Scalars['Int']['output'];
  readonly totalPages: Scalars['Int']['output'];
};

export type NovelText = {
  readonly __typename?: 'NovelText';
  readonly document: Scalars['ChapterDocument']['output'];
  /** Characters of a Japanese text, syllables of a Vietnamese one. */
  readonly length: Scalars['Int']['output'];
  /** Every picture that the document names by id. */
  readonly pictures: ReadonlyArray<Picture>;
};

export type Page = {
  readonly __typename?: 'Page';
  /** Stable over re-uploads of the same picture in the same chapter. */
  readonly id: Scalars['ID']['output'];
  /** Counts from 1. */
  readonly number: Scalars['Int']['output'];
  readonly picture: Picture;
};

/** How the pictures were made to be seen, judged from their shape when they were stored. */
export type PageLayout =
  | 'PAGED'
  | 'STRIP';

/** A stored picture. Its dimensions are known before it loads, so that nothing on a screen moves. */
export type Picture = {
  readonly __typename?: 'Picture';
  /** The picture without its empty borders, in pixels of the original; null where nothing can be cropped. */
  readonly cropBox?: Maybe<CropBox>;
  /** As #rrggbb. */
  readonly dominantColor: Scalars['String']['output'];
  readonly height: Scalars['Int']['output'];
  /** Content hash of the original file. */
  readonly id: Scalars['ID']['output'];
  /** By type, best compression first, then by width, ascending. Never wider than the original. */
  readonly sources: ReadonlyArray<PictureSource>;
  /** Base64 of the thumbhash, some 25 bytes. */
  readonly thumbhash: Scalars['String']['output'];
  /** Pixels of the original, after its EXIF orientation is applied. */
  readonly width: Scalars['Int']['output'];
};

export type PictureSource = {
  readonly __typename?: 'PictureSource';
  /** A media type, such as image/webp. */
  readonly type: Scalars['String']['output'];
  /** Immutable: another content has another address. */
  readonly url: Scalars['String']['output'];
  readonly width: Scalars['Int']['output'];
};

export type Query = {
  readonly __typename?: 'Query';
  readonly chapter: ChapterResult;
  /** Genres that have a work in this language, by their number of works, most first. */
  readonly genres: ReadonlyArray<Genre>;
  /** Works by their newest chapter, newest first. perPage 1 to 100. */
  readonly latestUpdates: WorkList;
  /** By views of all time; limit 1 to 50. */
  readonly mostViewed: ReadonlyArray<Work>;
  readonly work: WorkResult;
  /** Works that have every one of the genres. perPage 1 to 100. */
  readonly works: WorkList;
};


export type QueryChapterArgs = {
  chapterId: Scalars['ID']['input'];
  language: Language;
  workId: Scalars['ID']['input'];
};


export type QueryGenresArgs = {
  language: Language;
};


export type QueryLatestUpdatesArgs = {
  language: Language;
  page?: Scalars['Int']['input'];
  perPage?: Scalars['Int']['input'];
};


export type QueryMostViewedArgs = {
  language: Language;
  limit?: Scalars['Int']['input'];
};


export type QueryWorkArgs = {
  id: Scalars['ID']['input'];
  language: Language;
};


export type QueryWorksArgs = {
  genres?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  language: Language;
  order?: WorkOrder;
  page?: Scalars['Int']['input'];
  perPage?: Scalars['Int']['input'];
};

/** How pages or lines follow each other, as the uploader or the pictures' shape decided. */
export type ReadingDirection =
  | 'LEFT_TO_RIGHT'
  | 'RIGHT_TO_LEFT'
  /** A strip read from top to bottom. */
  | 'TOP_TO_BOTTOM';

/** A comic or a novel: 作品, tác phẩm. */
export type Work = {
  readonly __typename?: 'Work';
  /** Other names the work is known by. */
  readonly aliases: ReadonlyArray<Scalars['String']['output']>;
  /** perPage 1 to 100. The filter matches a number from its start or a part of a title, tone marks and case ignored. */
  readonly chapters: ChapterList;
  readonly chaptersCount: Scalars['Int']['output'];
  readonly cover?: Maybe<Picture>;
  readonly credits: ReadonlyArray<Credit>;
  /** Plain text; paragraphs are parted by a newline. */
  readonly description: Scalars['String']['output'];
  readonly direction: ReadingDirection;
  readonly firstChapter?: Maybe<Chapter>;
  readonly format: WorkFormat;
  readonly genres: ReadonlyArray<Genre>;
  readonly id: Scalars['ID']['output'];
  /** The warning is shown before anything of the work. */
  readonly isSensitive: Scalars['Boolean']['output'];
  readonly language: Language;
  readonly lastChapter?: Maybe<Chapter>;
  /** Newest first; limit 1 to 10. */
  readonly latestChapters: ReadonlyArray<Chapter>;
  /** Of the same language, most alike by genre first; limit 1 to 20. */
  readonly related: ReadonlyArray<Work>;
  /** Where the text or the pictures come from, and their licence, in the source's own words. */
  readonly sourceNote?: Maybe<Scalars['String']['output']>;
  readonly status: WorkStatus;
  readonly title: Scalars['String']['output'];
  /** Kana of a Japanese title. */
  readonly titleReading?: Maybe<Scalars['String']['output']>;
  /** The same work in another language. */
  readonly twins: ReadonlyArray<Work>;
  /** When the newest chapter was published. */
  readonly updatedAt: Scalars['DateTime']['output'];
  readonly viewsCount: Scalars['Int']['output'];
};


/** A comic or a novel: 作品, tác phẩm. */
export type WorkChaptersArgs = {
  filter?: InputMaybe<Scalars['String']['input']>;
  order?: ChapterOrder;
  page?: Scalars['Int']['input'];
  perPage?: Scalars['Int']['input'];
};


/** A comic or a novel: 作品, tác phẩm. */
export type WorkLatestChaptersArgs = {
  limit?: Scalars['Int']['input'];
};


/** A comic or a novel: 作品, tác phẩm. */
export type WorkRelatedArgs = {
  limit?: Scalars['Int']['input'];
};

/** The work exists, but on the twin site. */
export type WorkElsewhere = {
  readonly __typename?: 'WorkElsewhere';
  readonly id: Scalars['ID']['output'];
  readonly language: Language;
};

export type WorkFormat =
  | 'COMIC'
  | 'NOVEL';

export type WorkList = {
  readonly __typename?: 'WorkList';
  readonly items: ReadonlyArray<Work>;
  readonly position: ListPosition;
};

/** No work has this id, or it is not to be shown. */
export type WorkNotFound = {
  readonly __typename?: 'WorkNotFound';
  readonly id: Scalars['ID']['output'];
};

export type WorkOrder =
  | 'NAME'
  | 'UPDATED'
  | 'VIEWS';

export type WorkResult = Work | WorkElsewhere | WorkNotFound;

export type WorkStatus =
  | 'COMPLETED'
  | 'HIATUS'
  | 'ONGOING';



export type ResolverTypeWrapper<T> = Promise<T> | T;


export type ResolverWithResolve<TResult, TParent, TContext, TArgs> = {
  resolve: ResolverFn<TResult, TParent, TContext, TArgs>;
};
export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs> | ResolverWithResolve<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;



/** Mapping of union types */
export type ResolversUnionTypes<_RefType extends Record<string, unknown>> = {
  ChapterContent:
    | ( ResolverParents['ComicPages'] & { __typename: 'ComicPages' } )
    | ( ResolverParents['NovelText'] & { __typename: 'NovelText' } )
  ;
  ChapterResult:
    | ( ResolverParents['Chapter'] & { __typename: 'Chapter' } )
    | ( ChapterElsewhere & { __typename: 'ChapterElsewhere' } )
    | ( ChapterNotFound & { __typename: 'ChapterNotFound' } )
  ;
  WorkResult:
    | ( ResolverParents['Work'] & { __typename: 'Work' } )
    | ( WorkElsewhere & { __typename: 'WorkElsewhere' } )
    | ( WorkNotFound & { __typename: 'WorkNotFound' } )
  ;
};


/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  Chapter: ResolverTypeWrapper<ResolverParents['Chapter']>;
  ChapterContent: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ChapterContent']>;
  ChapterDocument: ResolverTypeWrapper<Scalars['ChapterDocument']['output']>;
  ChapterElsewhere: ResolverTypeWrapper<ChapterElsewhere>;
  ChapterList: ResolverTypeWrapper<ResolverParents['ChapterList']>;
  ChapterNotFound: ResolverTypeWrapper<ChapterNotFound>;
  ChapterOrder: ChapterOrder;
  ChapterResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ChapterResult']>;
  ComicPages: ResolverTypeWrapper<ResolverParents['ComicPages']>;
  Creator: ResolverTypeWrapper<ResolverParents['Creator']>;
  CreatorRole: CreatorRole;
  Credit: ResolverTypeWrapper<ResolverParents['Credit']>;
  CropBox: ResolverTypeWrapper<CropBox>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  Genre: ResolverTypeWrapper<ResolverParents['Genre']>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  Language: Language;
  ListPosition: ResolverTypeWrapper<ListPosition>;
  NovelText: ResolverTypeWrapper<ResolverParents['NovelText']>;
  Page: ResolverTypeWrapper<ResolverParents['Page']>;
  PageLayout: PageLayout;
  Picture: ResolverTypeWrapper<ResolverParents['Picture']>;
  PictureSource: ResolverTypeWrapper<PictureSource>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  ReadingDirection: ReadingDirection;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  Work: ResolverTypeWrapper<ResolverParents['Work']>;
  WorkElsewhere: ResolverTypeWrapper<WorkElsewhere>;
  WorkFormat: WorkFormat;
  WorkList: ResolverTypeWrapper<ResolverParents['WorkList']>;
  WorkNotFound: ResolverTypeWrapper<WorkNotFound>;
  WorkOrder: WorkOrder;
  WorkResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['WorkResult']>;
  WorkStatus: WorkStatus;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Boolean: Scalars['Boolean']['output'];
  Chapter: ResolverParents['Chapter'];
  ChapterContent: ResolversUnionTypes<ResolversParentTypes>['ChapterContent'];
  ChapterDocument: Scalars['ChapterDocument']['output'];
  ChapterElsewhere: ChapterElsewhere;
  ChapterList: ResolverParents['ChapterList'];
  ChapterNotFound: ChapterNotFound;
  ChapterResult: ResolversUnionTypes<ResolversParentTypes>['ChapterResult'];
  ComicPages: ResolverParents['ComicPages'];
  Creator: ResolverParents['Creator'];
  Credit: ResolverParents['Credit'];
  CropBox: CropBox;
  DateTime: Scalars['DateTime']['output'];
  Genre: ResolverParents['Genre'];
  ID: Scalars['ID']['output'];
  Int: Scalars['Int']['output'];
  ListPosition: ListPosition;
  NovelText: ResolverParents['NovelText'];
  Page: ResolverParents['Page'];
  Picture: ResolverParents['Picture'];
  PictureSource: PictureSource;
  Query: Record<PropertyKey, never>;
  String: Scalars['String']['output'];
  Work: ResolverParents['Work'];
  WorkElsewhere: WorkElsewhere;
  WorkList: ResolverParents['WorkList'];
  WorkNotFound: WorkNotFound;
  WorkResult: ResolversUnionTypes<ResolversParentTypes>['WorkResult'];
};

export type ChapterResolvers<ContextType = any, ParentType extends ResolversParentTypes['Chapter'] = ResolversParentTypes['Chapter']> = {
  content?: Resolver<ResolversTypes['ChapterContent'], ParentType, ContextType>;
  contentHash?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  next?: Resolver<Maybe<ResolversTypes['Chapter']>, ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  previous?: Resolver<Maybe<ResolversTypes['Chapter']>, ParentType, ContextType>;
  publishedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  twins?: Resolver<ReadonlyArray<ResolversTypes['Chapter']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  work?: Resolver<ResolversTypes['Work'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ChapterContentResolvers<ContextType = any, ParentType extends ResolversParentTypes['ChapterContent'] = ResolversParentTypes['ChapterContent']> = {
  __resolveType: TypeResolveFn<'ComicPages' | 'NovelText', ParentType, ContextType>;
};

export interface ChapterDocumentScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['ChapterDocument'], any> {
  name: 'ChapterDocument';
}

export type ChapterElsewhereResolvers<ContextType = any, ParentType extends ResolversParentTypes['ChapterElsewhere'] = ResolversParentTypes['ChapterElsewhere']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['Language'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ChapterListResolvers<ContextType = any, ParentType extends ResolversParentTypes['ChapterList'] = ResolversParentTypes['ChapterList']> = {
  items?: Resolver<ReadonlyArray<ResolversTypes['Chapter']>, ParentType, ContextType>;
  position?: Resolver<ResolversTypes['ListPosition'], ParentType, ContextType>;
};

export type ChapterNotFoundResolvers<ContextType = any, ParentType extends ResolversParentTypes['ChapterNotFound'] = ResolversParentTypes['ChapterNotFound']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ChapterResultResolvers<ContextType = any, ParentType extends ResolversParentTypes['ChapterResult'] = ResolversParentTypes['ChapterResult']> = {
  __resolveType: TypeResolveFn<'Chapter' | 'ChapterElsewhere' | 'ChapterNotFound', ParentType, ContextType>;
};

export type ComicPagesResolvers<ContextType = any, ParentType extends ResolversParentTypes['ComicPages'] = ResolversParentTypes['ComicPages']> = {
  layout?: Resolver<ResolversTypes['PageLayout'], ParentType, ContextType>;
  pages?: Resolver<ReadonlyArray<ResolversTypes['Page']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CreatorResolvers<ContextType = any, ParentType extends ResolversParentTypes['Creator'] = ResolversParentTypes['Creator']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CreditResolvers<ContextType = any, ParentType extends ResolversParentTypes['Credit'] = ResolversParentTypes['Credit']> = {
  creator?: Resolver<ResolversTypes['Creator'], ParentType, ContextType>;
  role?: Resolver<ResolversTypes['CreatorRole'], ParentType, ContextType>;
};

export type CropBoxResolvers<ContextType = any, ParentType extends ResolversParentTypes['CropBox'] = ResolversParentTypes['CropBox']> = {
  height?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  left?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  top?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  width?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type GenreResolvers<ContextType = any, ParentType extends ResolversParentTypes['Genre'] = ResolversParentTypes['Genre']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType, RequireFields<GenreNameArgs, 'language'>>;
  slug?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  worksCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType, RequireFields<GenreWorksCountArgs, 'language'>>;
};

export type ListPositionResolvers<ContextType = any, ParentType extends ResolversParentTypes['ListPosition'] = ResolversParentTypes['ListPosition']> = {
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  perPage?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalItems?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalPages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type NovelTextResolvers<ContextType = any, ParentType extends ResolversParentTypes['NovelText'] = ResolversParentTypes['NovelText']> = {
  document?: Resolver<ResolversTypes['ChapterDocument'], ParentType, ContextType>;
  length?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pictures?: Resolver<ReadonlyArray<ResolversTypes['Picture']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PageResolvers<ContextType = any, ParentType extends ResolversParentTypes['Page'] = ResolversParentTypes['Page']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  picture?: Resolver<ResolversTypes['Picture'], ParentType, ContextType>;
};

export type PictureResolvers<ContextType = any, ParentType extends ResolversParentTypes['Picture'] = ResolversParentTypes['Picture']> = {
  cropBox?: Resolver<Maybe<ResolversTypes['CropBox']>, ParentType, ContextType>;
  dominantColor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  height?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  sources?: Resolver<ReadonlyArray<ResolversTypes['PictureSource']>, ParentType, ContextType>;
  thumbhash?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  width?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PictureSourceResolvers<ContextType = any, ParentType extends ResolversParentTypes['PictureSource'] = ResolversParentTypes['PictureSource']> = {
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  width?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type QueryResolvers<ContextType = any, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  chapter?: Resolver<ResolversTypes['ChapterResult'], ParentType, ContextType, RequireFields<QueryChapterArgs, 'chapterId' | 'language' | 'workId'>>;
  genres?: Resolver<ReadonlyArray<ResolversTypes['Genre']>, ParentType, ContextType, RequireFields<QueryGenresArgs, 'language'>>;
  latestUpdates?: Resolver<ResolversTypes['WorkList'], ParentType, ContextType, RequireFields<QueryLatestUpdatesArgs, 'language' | 'page' | 'perPage'>>;
  mostViewed?: Resolver<ReadonlyArray<ResolversTypes['Work']>, ParentType, ContextType, RequireFields<QueryMostViewedArgs, 'language' | 'limit'>>;
  work?: Resolver<ResolversTypes['WorkResult'], ParentType, ContextType, RequireFields<QueryWorkArgs, 'id' | 'language'>>;
  works?: Resolver<ResolversTypes['WorkList'], ParentType, ContextType, RequireFields<QueryWorksArgs, 'language' | 'order' | 'page' | 'perPage'>>;
};

export type WorkResolvers<ContextType = any, ParentType extends ResolversParentTypes['Work'] = ResolversParentTypes['Work']> = {
  aliases?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  chapters?: Resolver<ResolversTypes['ChapterList'], ParentType, ContextType, RequireFields<WorkChaptersArgs, 'order' | 'page' | 'perPage'>>;
  chaptersCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  cover?: Resolver<Maybe<ResolversTypes['Picture']>, ParentType, ContextType>;
  credits?: Resolver<ReadonlyArray<ResolversTypes['Credit']>, ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  direction?: Resolver<ResolversTypes['ReadingDirection'], ParentType, ContextType>;
  firstChapter?: Resolver<Maybe<ResolversTypes['Chapter']>, ParentType, ContextType>;
  format?: Resolver<ResolversTypes['WorkFormat'], ParentType, ContextType>;
  genres?: Resolver<ReadonlyArray<ResolversTypes['Genre']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isSensitive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['Language'], ParentType, ContextType>;
  lastChapter?: Resolver<Maybe<ResolversTypes['Chapter']>, ParentType, ContextType>;
  latestChapters?: Resolver<ReadonlyArray<ResolversTypes['Chapter']>, ParentType, ContextType, RequireFields<WorkLatestChaptersArgs, 'limit'>>;
  related?: Resolver<ReadonlyArray<ResolversTypes['Work']>, ParentType, ContextType, RequireFields<WorkRelatedArgs, 'limit'>>;
  sourceNote?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['WorkStatus'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  titleReading?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  twins?: Resolver<ReadonlyArray<ResolversTypes['Work']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  viewsCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type WorkElsewhereResolvers<ContextType = any, ParentType extends ResolversParentTypes['WorkElsewhere'] = ResolversParentTypes['WorkElsewhere']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['Language'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type WorkListResolvers<ContextType = any, ParentType extends ResolversParentTypes['WorkList'] = ResolversParentTypes['WorkList']> = {
  items?: Resolver<ReadonlyArray<ResolversTypes['Work']>, ParentType, ContextType>;
  position?: Resolver<ResolversTypes['ListPosition'], ParentType, ContextType>;
};

export type WorkNotFoundResolvers<ContextType = any, ParentType extends ResolversParentTypes['WorkNotFound'] = ResolversParentTypes['WorkNotFound']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type WorkResultResolvers<ContextType = any, ParentType extends ResolversParentTypes['WorkResult'] = ResolversParentTypes['WorkResult']> = {
  __resolveType: TypeResolveFn<'Work' | 'WorkElsewhere' | 'WorkNotFound', ParentType, ContextType>;
};

export type Resolvers<ContextType = any> = {
  Chapter?: ChapterResolvers<ContextType>;
  ChapterContent?: ChapterContentResolvers<ContextType>;
  ChapterDocument?: GraphQLScalarType;
  ChapterElsewhere?: ChapterElsewhereResolvers<ContextType>;
  ChapterList?: ChapterListResolvers<ContextType>;
  ChapterNotFound?: ChapterNotFoundResolvers<ContextType>;
  ChapterResult?: ChapterResultResolvers<ContextType>;
  ComicPages?: ComicPagesResolvers<ContextType>;
  Creator?: CreatorResolvers<ContextType>;
  Credit?: CreditResolvers<ContextType>;
  CropBox?: CropBoxResolvers<ContextType>;
  DateTime?: GraphQLScalarType;
  Genre?: GenreResolvers<ContextType>;
  ListPosition?: ListPositionResolvers<ContextType>;
  NovelText?: NovelTextResolvers<ContextType>;
  Page?: PageResolvers<ContextType>;
  Picture?: PictureResolvers<ContextType>;
  PictureSource?: PictureSourceResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  Work?: WorkResolvers<ContextType>;
  WorkElsewhere?: WorkElsewhereResolvers<ContextType>;
  WorkList?: WorkListResolvers<ContextType>;
  WorkNotFound?: WorkNotFoundResolvers<ContextType>;
  WorkResult?: WorkResultResolvers<ContextType>;
};

