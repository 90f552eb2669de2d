import { PATTERN_KEY } from './pattern-works.ts';

/** Every title once, then again as a sequel, together with another title, and as a side story. */
const TITLE = `case when round = 0 then titles.title when named.language = 'vi' then
    case round % 3 when 1 then titles.title || ' – Phần ' || (round / 3 + 2)
      when 2 then titles.title || ' và ' || other.title else titles.title || ', ngoại truyện ' || (round / 3) end
  else case round % 3 when 1 then titles.title || ' 第' || (round / 3 + 2) || '部'
      when 2 then titles.title || 'と' || other.title else titles.title || ' 外伝' || (round / 3) end end`;

const READING = `case when round = 0 then titles.reading
  else case round % 3 when 1 then titles.reading || ' だい' || (round / 3 + 2) || 'ぶ'
    when 2 then titles.reading || 'と' || other.reading else titles.reading || ' がいでん' || (round / 3) end end`;

/** Names of the two titles that a work is called after; languages take turns. */
const NAMED = `
  sizes as (select language, count(*)::int as size, array_agg(place order by place) as places from bench_titles group by language),
  named as (
    select n, numbered.language, turn / size as round,
      places[1 + ((turn::bigint * 7919) % size)::int] as place, places[1 + (pg_temp.chance(n, 1) * size)::int % size] as other_place
    from numbered join sizes using (language)
  )`;

/** Content and covers of the pattern works, by which all others are shown. */
const PATTERNS = `
  join lateral (select version_id from works join chapters on chapters.id = works.first_chapter_id
    where works.source_key = '${PATTERN_KEY}' || made.language || '-' || lower(made.format)) pattern on true
  join (select language, array_agg(distinct picture_id) as ids from works join chapters on chapters.work_id = works.id
    join version_pages using (version_id) where works.source_key like '${PATTERN_KEY}%' group by language) covers
    on covers.language = made.language`;

/** Makes bench_works. Views follow a power law, chapters are twenty at the mean with a long tail, dates the denser the newer. */
export function draftWorks(works: number, until: Date): string {
  return `
    create temporary table bench_works on commit drop as
    with numbered as (
      select n, case when n % 2 = 0 then 'vi' else 'ja' end as language, ((n - 1) / 2)::int as turn from generate_series(1, ${works}) n
    ), ${NAMED},
    made as (
      select named.*, titles.author, titles.author_reading, ${TITLE} as title, ${READING} as reading,
        coalesce(titles.format, case when pg_temp.chance(n, 2) < 0.6 then 'COMIC' else 'NOVEL' end) as format,
        1 + floor(13.6 * power(-ln(1 - pg_temp.chance(n, 3)), 1.6))::int as chapters_count,
        least(2000000000, floor(20 * power(1 - pg_temp.chance(n, 4), -0.9)))::bigint as views_count,
        timestamptz '${until.toISOString()}' - interval '300 days' * (-ln(1 - pg_temp.chance(n, 5))) as updated_at,
        case when pg_temp.chance(n, 6) < 0.7 then 'ONGOING' when pg_temp.chance(n, 6) < 0.95 then 'COMPLETED' else 'HIATUS' end as status
      from named join bench_titles titles on titles.place = named.place join bench_titles other on other.place = named.other_place
    )
    select n, made.language, format, title, reading, author, author_reading, chapters_count, views_count, updated_at, status,
      (select coalesce(max(id), 0) from works) + n as id,
      (select coalesce(max(id), 0) from chapters) + sum(chapters_count) over (order by n) - chapters_count + 1 as first_chapter_id,
      pattern.version_id, covers.ids[1 + (pg_temp.chance(n, 7) * array_length(covers.ids, 1))::int % array_length(covers.ids, 1)] as cover_id
    from made ${PATTERNS};
    analyze bench_works`;
}
