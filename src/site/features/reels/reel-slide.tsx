import { type CSSProperties, memo, useCallback, useId } from 'react'
import { pictureColours } from '../../../ui/pictures.gen.ts'
import { ReelActions } from './reel-actions.tsx'
import { ReelFrame } from './reel-frame.tsx'
import styles from './reel-slide.module.css'
import type { ReelSlideProps } from './reel-slide-props.ts'
import { ReelText } from './reel-text.tsx'

/** One reel, as high as the screen: poster, video when it is near, text and controls. */
export const ReelSlide = memo(function ReelSlide(props: ReelSlideProps) {
  const { reel, index, count, parts, stages, player, isFirst, isNear, isLiked, isSaved, onMark, onShare } =
    props
  const titleId = useId()
  const partRef = useCallback(
    (element: HTMLElement | null) => {
      parts.current[index] = element
    },
    [parts, index],
  )
  return (
    <article
      ref={partRef}
      aria-labelledby={titleId}
      aria-posinset={index + 1}
      aria-setsize={count}
      data-first={isFirst}
      className={styles.reel}
      style={{ '--tint': pictureColours[reel.slug] } as CSSProperties}
    >
      <ReelFrame
        reel={reel}
        index={index}
        stages={stages}
        player={player}
        isFirst={isFirst}
        isNear={isNear}
        onMark={onMark}
      />
      <ReelActions
        reel={reel}
        index={index}
        player={player}
        isLiked={isLiked}
        isSaved={isSaved}
        onMark={onMark}
        onShare={onShare}
        className={styles.actions}
      />
      <ReelText reel={reel} titleId={titleId} className={styles.words} />
    </article>
  )
})
